// Prints what web/art draws: a JSON object by name. Argument: the package's folder; then the files of symbols.
import fs from 'node:fs';

const [folder, wanted, ...files] = process.argv.slice(2);
const art = (name) => import(`${folder}/web/art/${name}.js`);
const [cards, symbols, stones] = [await art('cards'), await art('symbols'), await art('stones')];
for (const file of files) symbols.addDrawings(fs.readFileSync(file, 'utf8'));

const { paths, lights, sides, facts } = JSON.parse(wanted);
const lit = (light) => (light === null ? undefined : light);
const named = (prefix) => symbols.drawn().filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
const drawn = {};
for (const light of lights) {
  for (const text of paths) drawn[`path ${text} ${light}`] = cards.path(text, { lit: lit(light) });
  for (const text of sides) for (const key of named('goal-')) drawn[`goal ${key} ${text} ${light}`] = cards.goal(key, text, { lit: lit(light) });
  for (const text of sides) drawn[`site ${text} ${light}`] = cards.site(text || 'NS', lit(light), '<g/>', 'iron');
  drawn[`start ${light}`] = cards.start(lit(light) ?? true);
}
for (const key of [...named('card-'), 'unknown']) drawn[`action ${key}`] = cards.action(key);
for (const key of named('dwarf-')) drawn[`dwarf ${key}`] = cards.dwarf(key);
for (const key of named('back-')) drawn[`back ${key}`] = cards.back(key);
for (const key of named('gold-')) drawn[`gold ${key}`] = cards.gold(Number(key));
drawn.rock = stones.bareRock('seed', -300, -200, 700, 500);
for (const name of symbols.drawn()) drawn[name] = symbols.drawing(name, facts);
process.stdout.write(JSON.stringify(drawn));
