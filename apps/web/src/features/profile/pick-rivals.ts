import type { Duel, PlayedWithRow } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';

/** The most remarkable of the players that a player met; null where nobody qualifies. */
export interface Rivals {
  /** Who destroyed the player most often. */
  nemesis: Duel | null;
  /** Whom the player destroyed most often. */
  victim: Duel | null;
  /** The teammates with the highest and the lowest win rate, judged by the ends of the intervals. */
  bestPartner: PlayedWithRow | null;
  worstPartner: PlayedWithRow | null;
}

/** How often somebody has to be destroyed to be called a nemesis or a victim. */
const MIN_KILLS = 2;

/** Returns the rivals and partners among duels and players met; partners have at least 20 matches together. */
export function pickRivals(duels: readonly Duel[], playedWith: readonly PlayedWithRow[]): Rivals {
  const partners = playedWith.filter(({ together }) => together.of >= MIN_SAMPLE);
  const bestPartner = maxBy(partners, ({ together }) => together.low);
  const worstPartner = maxBy(partners, ({ together }) => -together.high);
  return {
    nemesis: maxBy(
      duels.filter(({ deaths }) => deaths >= MIN_KILLS),
      ({ deaths, kills }) => deaths - kills / 1000,
    ),
    victim: maxBy(
      duels.filter(({ kills }) => kills >= MIN_KILLS),
      ({ deaths, kills }) => kills - deaths / 1000,
    ),
    bestPartner,
    worstPartner: worstPartner === bestPartner ? null : worstPartner,
  };
}

/** Returns the item with the largest value, the first of equal ones; null without any. */
function maxBy<Item>(items: readonly Item[], read: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (best, item) => (best === null || read(item) > read(best) ? item : best),
    null,
  );
}
