import type { Duel, DuelTotals, PlayerDuelsQuery } from '@scrapboard/contract';
import type { MatchDetail } from '@scrapboard/matches';
import { toPoints } from './units.ts';

/** The number of newest matches whose kills and damage are added up. */
export const DUEL_MATCHES = 500;
/** The maximum number of opponents listed. */
export const MAX_DUELS = 100;

/**
 * Returns the opponents of a query without hidden ones, because the number of matches against them would reveal
 * that they took part; undefined if the query names none.
 */
export function readOpponents(
  { opponents }: PlayerDuelsQuery,
  isHidden: (id: string) => boolean,
): string[] | undefined {
  return opponents?.split(',').filter((id) => !isHidden(id));
}

/** What a player and each opponent did to each other in each mode, with damage as stored. */
export type DuelsByOpponent = Map<string, Map<string, DuelTotals>>;

/**
 * Adds what a player and their opponents did to each other in a match. Bots are left out, and so are
 * players who joined late, whose IDs the log does not contain.
 */
export function addDuels(
  duels: DuelsByOpponent,
  mode: string,
  { players, kills, damageMatrix }: Pick<MatchDetail, 'players' | 'kills' | 'damageMatrix'>,
  playerId: string,
): void {
  const ownIndex = players.findIndex(({ id, bot }) => !bot && id === playerId);
  const team = players[ownIndex]?.team;
  if (team === undefined) return;
  const opponents = players.map(({ bot, id, team: otherTeam }) =>
    bot || otherTeam === team || id.startsWith('name:') ? null : createSums(),
  );
  for (const { killer, victim } of kills) {
    const [killed, killedBy] = [opponents[victim], opponents[killer]];
    if (killer === ownIndex && killed) killed.kills += 1;
    if (victim === ownIndex && killedBy) killedBy.deaths += 1;
  }
  for (const { from, to, damage } of damageMatrix) {
    const [target, attacker] = [opponents[to], opponents[from]];
    if (from === ownIndex && target) target.damageDealt += damage;
    if (to === ownIndex && attacker) attacker.damageReceived += damage;
  }
  for (const [index, { id }] of players.entries()) {
    const sums = opponents[index];
    if (!sums) continue;
    const byMode = duels.get(id) ?? new Map<string, DuelTotals>();
    duels.set(id, byMode);
    const match = { matches: 1, ...sums, squares: mapSums(sums, (sum) => sum * sum) };
    const totals = byMode.get(mode);
    byMode.set(mode, totals === undefined ? match : addTotals(totals, match));
  }
}

type DuelSums = DuelTotals['squares'];

const createSums = (): DuelSums => ({ kills: 0, deaths: 0, damageDealt: 0, damageReceived: 0 });

function mapSums(sums: DuelSums, compute: (sum: number, name: keyof DuelSums) => number): DuelSums {
  return {
    kills: compute(sums.kills, 'kills'),
    deaths: compute(sums.deaths, 'deaths'),
    damageDealt: compute(sums.damageDealt, 'damageDealt'),
    damageReceived: compute(sums.damageReceived, 'damageReceived'),
  };
}

/** Returns the opponents with the most kills and deaths, with damage in points; `opponents` limits them to those given. */
export function listTopDuels(
  duels: DuelsByOpponent,
  opponents: readonly string[] | undefined,
): (Omit<Duel, 'player'> & { id: string })[] {
  const sumKillsAndDeaths = ({ kills, deaths }: DuelTotals) => kills + deaths;
  const sumDamage = ({ damageDealt, damageReceived }: DuelTotals) => damageDealt + damageReceived;
  return [...duels]
    .filter(([id]) => opponents === undefined || opponents.includes(id))
    .map(([id, byMode]) => ({
      id,
      ...toDuelInPoints([...byMode.values()].reduce(addTotals)),
      modes: [...byMode]
        .map(([mode, totals]) => ({ mode, ...toDuelInPoints(totals) }))
        .sort((a, b) => b.matches - a.matches || (a.mode < b.mode ? -1 : 1)),
    }))
    .sort(
      (a, b) =>
        sumKillsAndDeaths(b) - sumKillsAndDeaths(a) ||
        sumDamage(b) - sumDamage(a) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, MAX_DUELS);
}

function addTotals(a: DuelTotals, b: DuelTotals): DuelTotals {
  return {
    matches: a.matches + b.matches,
    ...mapSums(a, (sum, name) => sum + b[name]),
    squares: mapSums(a.squares, (sum, name) => sum + b.squares[name]),
  };
}

function toDuelInPoints(totals: DuelTotals): DuelTotals {
  return {
    ...totals,
    damageDealt: toPoints(totals.damageDealt),
    damageReceived: toPoints(totals.damageReceived),
    squares: {
      ...totals.squares,
      damageDealt: toPoints(toPoints(totals.squares.damageDealt)),
      damageReceived: toPoints(toPoints(totals.squares.damageReceived)),
    },
  };
}
