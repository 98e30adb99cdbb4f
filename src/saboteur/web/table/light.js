// How far light would run if the card lay where its ghost does: the server says it.
import { computed } from '@preact/signals';
import { t } from '../i18n.js';
import { preview } from './choose.js';
import { possible } from './foresight.js';
import { goalNumber } from './where.js';

/** What is known about the card as its ghost lies. */
const foreseen = computed(() => {
  const now = preview.value;
  return now?.cell ? possible.value.find((action) => action.do === now.action.do) : undefined;
});

/** Light that would be new, by cell. @type {import('@preact/signals').ReadonlySignal<Record<string, string>>} */
export const dawn = computed(() => foreseen.value?.lit ?? {});

/** What the light would do, in one sentence; nothing for cards that bring none. */
export const dawnWords = computed(() => {
  if (Object.keys(dawn.value).length === 0) return '';
  const { goal, far } = foreseen.value ?? {};
  if (goal === undefined) return t('preview-ends');
  return far === 0 ? t('preview-reaches', { goal: goalNumber(goal) }) : t('preview-short', { count: far ?? 0, goal: goalNumber(goal) });
});
