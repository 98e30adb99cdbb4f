/** @import { GameEvent, Path, View } from './protocol.js' */

/** A patch value that removes its path; null cannot stand for it, views hold nulls. */
export const GONE = '\u0000gone';

/**
 * The view after an event. The old view stays as it was, and parts that did not change are shared.
 * @param {View} view
 * @param {GameEvent} event
 * @returns {View}
 */
export function fold(view, event) {
  return (event.patch ?? []).reduce((old, [path, value]) => patched(old, path, value), view);
}

/**
 * @param {any} data
 * @param {Path} path
 * @param {unknown} value
 * @returns {any}
 */
function patched(data, path, value) {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  if (Array.isArray(data)) return patchedList(data, Number(key), rest, value);
  if (rest.length === 0 && value === GONE) {
    const { [key]: _gone, ...others } = data;
    return others;
  }
  return { ...data, [key]: patched(data?.[key], rest, value) };
}

/**
 * @param {any[]} list
 * @param {number} index
 * @param {Path} rest
 * @param {unknown} value
 */
function patchedList(list, index, rest, value) {
  if (rest.length === 0 && value === GONE) return list.toSpliced(index, 1);
  // One past the end appends.
  if (index === list.length) return [...list, value];
  return list.with(index, patched(list[index], rest, value));
}
