import type { Duel } from '@scrapboard/contract';

/** What two sides did to each other in a mode; `mode` is null for all modes. */
export type DuelRow = { mode: string | null } & Omit<Duel['modes'][number], 'mode' | 'matches'>;

/** Adds up duels for all modes and then by mode, most damage first; empty without any duel. */
export function sumDuels(duels: readonly Duel[]): DuelRow[] {
  const byMode = new Map<string | null, DuelRow>();
  for (const { mode, kills, deaths, damageDealt, damageReceived } of duels.flatMap(
    ({ modes }) => modes,
  )) {
    for (const key of [null, mode]) {
      const sum = byMode.get(key);
      byMode.set(key, {
        mode: key,
        kills: (sum?.kills ?? 0) + kills,
        deaths: (sum?.deaths ?? 0) + deaths,
        damageDealt: (sum?.damageDealt ?? 0) + damageDealt,
        damageReceived: (sum?.damageReceived ?? 0) + damageReceived,
      });
    }
  }
  const damage = (row: DuelRow) => row.damageDealt + row.damageReceived;
  return [...byMode.values()].sort((a, b) => {
    if (a.mode === null || b.mode === null) return a.mode === null ? -1 : 1;
    return damage(b) - damage(a);
  });
}
