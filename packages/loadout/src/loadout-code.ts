import { type Loadout, setCount } from './loadout.ts';
import { findPartByNumber, findPartNumber } from './part-numbers.ts';

/**
 * A build as a short text for URLs: the version `1`; three characters for each part with a number, two
 * for the number and one for the count; then `*id*count` for each other part. Only characters that
 * need no escaping in a query are used. Equal builds have equal codes.
 */
const VERSION = '1';
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;
const ID = /^[\w@./+-]{1,80}$/;

/** Returns the code of a build; an empty build has an empty code. */
export function encodeLoadout(loadout: Loadout): string {
  if (loadout.size === 0) return '';
  const numbered: [number: number, count: number][] = [];
  const named: [id: string, count: number][] = [];
  for (const [id, count] of loadout) {
    const number = findPartNumber(id);
    if (number === undefined) named.push([id, count]);
    else numbered.push([number, count]);
  }
  const groups = numbered
    .sort(([a], [b]) => a - b)
    .map(([number, count]) => {
      const digits = toDigit(Math.floor(number / BASE)) + toDigit(number % BASE);
      // A count above the largest digit takes several groups.
      const fullGroups = `${digits}${toDigit(BASE - 1)}`.repeat(Math.floor(count / (BASE - 1)));
      const remainder = count % (BASE - 1);
      return remainder === 0 ? fullGroups : `${fullGroups}${digits}${toDigit(remainder)}`;
    });
  const names = named.sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, count]) => `*${id}*${count}`);
  return VERSION + groups.join('') + names.join('');
}

/** Returns the build of a code; null if it is not one, for example because a link was cut off. */
export function decodeLoadout(code: string): Loadout | null {
  let loadout: Loadout = new Map();
  if (code === '') return loadout;
  const [numbered = '', ...named] = code.split('*');
  if (!numbered.startsWith(VERSION) || numbered.length % 3 !== 1 || named.length % 2 !== 0) {
    return null;
  }
  const add = (id: string | undefined, count: number) => {
    if (id === undefined || !ID.test(id) || !(count >= 1)) return false;
    loadout = setCount(loadout, id, (loadout.get(id) ?? 0) + count);
    return true;
  };
  for (let at = 1; at < numbered.length; at += 3) {
    const [high, low, count] = [0, 1, 2].map((i) => DIGITS.indexOf(numbered.charAt(at + i)));
    if (high === undefined || low === undefined || count === undefined) return null;
    if (high < 0 || low < 0 || !add(findPartByNumber(high * BASE + low), count)) return null;
  }
  for (let at = 0; at < named.length; at += 2) {
    if (!add(named[at], Number(named[at + 1]))) return null;
  }
  return loadout;
}

function toDigit(value: number): string {
  return DIGITS.charAt(value);
}
