import { storedPerUnit } from '@scrapboard/contract/player-numbers';
import { type Aggregate, type Column, count, distinct, finished, sum } from '../aggregate.ts';
import { distribution, estimate, type Measure, number, ratio } from './measure.ts';
import { expectationMeasures, outcomeMeasures } from './outcome-measures.ts';
import { spanMeasures } from './span-measures.ts';

const games = count(finished);
const total = (column: Column) => sum(column, finished);
const points = { unit: 'points', better: 'higher', perUnit: storedPerUnit('points') } as const;
const events = { unit: 'events', better: 'higher', perUnit: 1 } as const;
const POINTS_PER_MINUTE_SCALE = (60 * storedPerUnit('seconds')) / storedPerUnit('points');

/** Returns what share of its owners’ damage something is, in percent. */
function shareOfOwner(part: Aggregate): Measure {
  return ratio(part, total('damage'), { unit: 'percent', scale: 100, sample: games });
}

/**
 * A row is a part of a player's vehicle in a match: a player with three parts counts three times
 * unless the question is about one part or by part.
 */
export const partMeasures: Readonly<Record<string, Measure>> = {
  ...outcomeMeasures,
  ...expectationMeasures,
  ...spanMeasures,
  /** Games in which the part dealt damage. */
  uses: number(count([...finished, { column: 'used', is: true }]), { unit: 'matches' }),
  /** Games in which the part is known from its build only. */
  unusedGames: number(count([...finished, { column: 'used', is: false }]), {
    unit: 'matches',
    requiredFilter: 'carried',
  }),
  matches: number(distinct(['match_id']), { unit: 'matches' }),
  players: number(distinct(['player_id']), { unit: 'players' }),
  builds: number(distinct(['build']), { unit: 'builds' }),
  differentParts: number(distinct(['part']), { unit: 'events' }),
  /** Players in matches, each once however many parts they have. */
  vehicles: number(distinct(['match_id', 'player_id'], finished), { unit: 'matches' }),
  damage: number(total('part_damage'), points),
  hits: number(total('part_hits'), events),
  kills: number(total('part_kills'), events),
  duration: number(total('duration'), { unit: 'seconds', perUnit: storedPerUnit('seconds') }),
  durationQuantiles: distribution('quantiles', 'duration', finished, {
    unit: 'seconds',
    perUnit: storedPerUnit('seconds'),
  }),
  damagePerGame: distribution('mean', 'part_damage', finished, points),
  hitsPerGame: distribution('mean', 'part_hits', finished, events),
  killsPerGame: distribution('mean', 'part_kills', finished, events),
  damageQuantiles: distribution('quantiles', 'part_damage', finished, points),
  maxDamage: number({ reduce: 'max', column: 'part_damage', where: finished }, points),
  maxKills: number({ reduce: 'max', column: 'part_kills', where: finished }, events),
  damagePerMinute: ratio(total('part_damage'), total('duration'), {
    unit: 'points',
    better: 'higher',
    scale: POINTS_PER_MINUTE_SCALE,
    sample: games,
  }),
  /** The same with its range, for comparing weapons with few matches. */
  damagePerMinuteRange: estimate('part_damage', 'duration', finished, {
    unit: 'points',
    better: 'higher',
    scale: POINTS_PER_MINUTE_SCALE,
  }),
  damagePerHit: ratio(total('part_damage'), total('part_hits'), {
    unit: 'points',
    better: 'higher',
    scale: 1 / storedPerUnit('points'),
    sample: games,
  }),
  damageShare: shareOfOwner(total('part_damage')),
  /** The same with its range, for comparing players. */
  damageShareRange: estimate('part_damage', 'damage', finished, {
    unit: 'percent',
    better: 'higher',
    scale: 100,
  }),
  cabinShare: shareOfOwner(total('cabin_damage')),
};
