/** What travels between the page and the server; docs/protocol.md is the contract. */

export interface Rules {
  players: number;
  edition: string;
  modules: string[];
  options: Record<string, string>;
}

export type ClockSettings =
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'days'; days: number }
  | { kind: 'none' };

export interface Seat {
  name: string;
  portrait: number;
  /** The level of the bot that sits here, or null for a person. */
  bot: string | null;
  /** The player's page is open. */
  here: boolean;
  /** A bot plays for the person who owns the seat. */
  held: boolean;
  /** The host lets nobody read what this person writes. */
  muted: boolean;
}

export type Phase = 'lobby' | 'playing' | 'over';

export interface Settings {
  rules: Rules;
  clock: ClockSettings;
  open: boolean;
  pace: number;
  window: number;
  delay: Delay;
  /** Several seats on one device are allowed, not only to the host. */
  shared: boolean;
}

/** Somebody who waits to be let in by the host. */
export interface Knock {
  id: string;
  name: string;
  portrait: number;
}

/** How much later spectators learn of things. */
export interface Delay {
  seconds: number;
  moves: number;
}

export interface Table extends Settings {
  code: string;
  host: number;
  phase: Phase;
  games: number;
  /** How many rounds of a hundred the diggers win by these rules, between bots; null if nobody has counted. */
  balance: number | null;
  seats: (Seat | null)[];
  /** One's own votes, as [what, seat]. */
  votes: ['kick' | 'stand-in', number][];
  /** Who waits to be let in; told to the host only. */
  knocks: Knock[];
  /** Free words are allowed, not only claims. */
  chat: boolean;
  /** The token of a big screen of one's own, for those who sit here. */
  screen: string | null;
  result: { gold: number[]; winners: string[] } | null;
}

export interface OfferedModule {
  key: string;
  /** What it brings for the page, to be fetched as /box/KEY/FILE. */
  files: string[];
  players?: [number, number] | null;
  excludes: string[];
  /** Boxes without which it cannot be played. */
  needs: string[];
  /** Bots know how to play with it. */
  bots: boolean;
  options: Record<string, string[]>;
  /** It asks several players at once in secret: the table's `window` says how long. */
  reacts: boolean;
}

export interface Offer {
  /** The program's, such as 1.2.0. */
  version: string;
  /** Lengths of such a window to choose from, in milliseconds. */
  windows: number[];
  editions: string[];
  players: [number, number];
  /** The game's own, from weak to strong. */
  bots: string[];
  /** Those the host has added: name and what to call it. */
  outside_bots: Record<string, string>;
  portraits: number;
  address: string;
  options: Record<string, string[]>;
  modules: OfferedModule[];
  /** Rules that go well together, by name. */
  presets: { key: string; rules: Pick<Rules, 'edition' | 'modules' | 'options'> }[];
}

export interface OpenTable {
  code: string;
  host: string;
  seats: number;
  taken: number;
  rules: Rules;
}

/** A seat just taken: what a player needs to come back to it. */
export interface Place {
  code: string;
  seat: number;
  token: string;
}

export type Path = (string | number)[];
export type Patch = [Path, unknown][];

export interface GameEvent {
  kind: string;
  seat: number;
  patch?: Patch;
  [fact: string]: any;
}

export interface LegalAction {
  /** What `act` takes. */
  do: string;
  verb: string;
  card?: string;
  tile?: string;
  cell?: string;
  seat?: number;
  word?: string;
  cards?: string[];
  [part: string]: any;
}

export interface View {
  seat: number | null;
  players: number;
  round: number;
  turn: number;
  window: { kind: string; seats: number[]; [part: string]: any };
  over: boolean;
  [field: string]: any;
}

/** Milliseconds; `at` is performance.now() when the frame came. */
export interface Clock {
  banks: number[] | null;
  left: number | null;
  at: number;
}

export interface GameInfo {
  k: number;
  n: number;
  commitment: string;
}

export type Answer =
  | { t: 'done'; id: string }
  | { t: 'refused'; id: string; reason: string; rule: string; detail: string }
  | { t: 'error'; id: string | null; code: string; detail: string };

/** Which parts a kind of claim has. */
export interface ClaimKind {
  about?: boolean;
  /** Which kind of site it speaks of. */
  site?: string;
  words?: string[];
}

export interface Said {
  i: number;
  k: number;
  /** How many lines of the log came before. */
  line: number;
  seat: number;
  name: string;
  /** 'chat', or a kind of claim. */
  kind: string;
  text?: string;
  about?: number;
  cell?: string;
  word?: string;
  quote?: number;
  /** Whether a claim was true, told only when nothing is hidden any more; null for a question. */
  true?: boolean | null;
}

export interface Own {
  marks: number[];
  note: string;
}

export interface Command {
  t: string;
  [part: string]: unknown;
}

/** What the server sends, told apart by `t`. */
export type Frame =
  | Answer
  /** The server stops and will be back; everything is kept. */
  | { t: 'closing' }
  | { t: 'table'; table: Table; you: number | null; others: (number | null)[] }
  | { t: 'talk'; whole: boolean; said: Said[]; claims?: Record<string, ClaimKind> }
  | ({ t: 'own' } & Own)
  | {
      t: 'game'; k: number; n: number; view: View; legal: LegalAction[]; log: GameEvent[];
      clock: Omit<Clock, 'at'>; commitment: string;
    }
  | { t: 'events'; k: number; n: number; events: GameEvent[]; legal: LegalAction[]; clock: Omit<Clock, 'at'> };
