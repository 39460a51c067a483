import type { MatchPlayer } from '@scrapboard/contract';
import type { MatchDetail } from '@scrapboard/matches';
import { medalName } from './medal-name.ts';
import { toPoints } from './units.ts';

type DetailPlayer = MatchDetail['players'][number];
type Numbers = DetailPlayer['rounds'][number];

type NamedPart = MatchPlayer['parts'][number]['part'];

interface PlayerLookups {
  part(id: string): NamedPart;
  /** Party number by player id, 0 for solo. */
  parties: ReadonlyMap<string, number>;
  /** Rating change by player id. */
  changes: ReadonlyMap<string, number>;
}

/**
 * Returns the scoreboard in the order of the log, because kills and the damage matrix refer to it
 * by index.
 */
export function toMatchPlayers({ players }: MatchDetail, lookups: PlayerLookups): MatchPlayer[] {
  return players.map((player, index) => {
    const hasGameId = !player.bot && !player.id.startsWith('name:');
    return {
      index,
      id: hasGameId ? player.id : null,
      nickname: player.nickname,
      team: player.team,
      bot: player.bot,
      powerScore: player.powerScore,
      build: player.build,
      party: lookups.parties.get(player.id) || null,
      ...toNumbers(player),
      mmrChange: lookups.changes.get(player.id) ?? null,
      parts: toParts(player, lookups.part),
      medals: sortByCount(player.medals).map(([id, count]) => ({ id, name: medalName(id), count })),
      scoreByReason: sortByCount(player.scoreByReason).map(([reason, points]) => ({
        reason,
        points,
      })),
      rounds: player.rounds.map(toNumbers),
    };
  });
}

function toNumbers(numbers: Numbers): MatchPlayer['rounds'][number] {
  return {
    kills: numbers.kills,
    deaths: numbers.deaths,
    assists: numbers.assists,
    damage: toPoints(numbers.damage),
    damageRec: toPoints(numbers.damageRec),
    cabinDamage: toPoints(numbers.cabinDamage),
    droneKills: numbers.droneKills,
    score: numbers.score,
    mvp: numbers.mvp,
  };
}

/** Returns the parts that dealt damage; cosmetic variants count as the same part. */
function toParts(player: DetailPlayer, namePart: PlayerLookups['part']): MatchPlayer['parts'] {
  const sumsByPart = new Map<
    string,
    { part: NamedPart; damage: number; hits: number; kills: number }
  >();
  for (const use of player.parts) {
    const part = namePart(use.part);
    const sum = sumsByPart.get(part.id) ?? { part, damage: 0, hits: 0, kills: 0 };
    sum.damage += use.damage;
    sum.hits += use.hits;
    sum.kills += use.kills;
    sumsByPart.set(part.id, sum);
  }
  return [...sumsByPart.values()]
    .sort((a, b) => b.damage - a.damage)
    .map((use) => ({ ...use, damage: toPoints(use.damage) }));
}

function sortByCount(counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
