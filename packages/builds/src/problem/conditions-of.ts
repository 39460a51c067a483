import type { Condition } from '../build-answer.ts';
import { type BuildLimits, partGroups } from '../build-request.ts';

const bounds = ['min', 'max'] as const;

/** Returns the limits of a request one by one, in an order that does not depend on how it was written. */
export function conditionsOf(limits: BuildLimits): Condition[] {
  const conditions: Condition[] = [{ kind: 'energy' }, { kind: 'massLimit' }];
  if (limits.withinTonnage === true) conditions.push({ kind: 'tonnage' });
  for (const bound of bounds) {
    const value = limits.powerScore?.[bound];
    if (value !== undefined) conditions.push({ kind: 'powerScore', bound, value });
  }
  for (const group of partGroups) {
    for (const bound of bounds) {
      const value = limits.groups?.[group]?.[bound];
      if (value !== undefined) conditions.push({ kind: 'group', group, bound, value });
    }
    const copies = limits.copies?.[group];
    if (copies !== undefined) conditions.push({ kind: 'copies', group, value: copies });
    if (limits.pairs?.includes(group)) conditions.push({ kind: 'pairs', group });
  }
  for (const [part, range] of sortByKey(limits.parts)) {
    for (const bound of bounds) {
      const value = range[bound];
      if (value !== undefined) conditions.push({ kind: 'part', part, bound, value });
    }
  }
  for (const kind of ['budget', 'minSpeed', 'minDurability'] as const) {
    const value = limits[kind];
    if (value !== undefined) conditions.push({ kind, value });
  }
  if (limits.ownedOnly === true) conditions.push({ kind: 'ownedOnly' });
  for (const [faction, value] of sortByKey(limits.factionLevels)) {
    conditions.push({ kind: 'factionLevel', faction, value });
  }
  return conditions;
}

function sortByKey<Value>(values: Readonly<Record<string, Value>> | undefined): [string, Value][] {
  return Object.entries(values ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
