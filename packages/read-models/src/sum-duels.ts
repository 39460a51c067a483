import type { Duel } from '@scrapboard/contract';
import type { MatchDetail } from '@scrapboard/matches';
import { toPoints } from './units.ts';

/** The number of newest matches whose kills and damage are added up. */
export const DUEL_MATCHES = 500;
/** The maximum number of opponents listed. */
export const MAX_DUELS = 100;

export type DuelTotals = Omit<Duel, 'player'>;
export type DuelsByOpponent = Map<string, DuelTotals>;

/**
 * Adds what a player and their opponents did to each other in a match. Bots are left out, and so are
 * players who joined in mid-battle, of whom the log has no ID.
 */
export function addDuels(
  duels: DuelsByOpponent,
  { players, kills, damageMatrix }: Pick<MatchDetail, 'players' | 'kills' | 'damageMatrix'>,
  playerId: string,
): void {
  const own = players.findIndex(({ id, bot }) => !bot && id === playerId);
  const team = players[own]?.team;
  if (team === undefined) return;
  const opponentAt = (index: number) => {
    const other = players[index];
    const isOpponent =
      other !== undefined && !other.bot && !other.id.startsWith('name:') && other.team !== team;
    return isOpponent ? totalsOf(other.id) : null;
  };
  for (const index of players.keys()) {
    const totals = opponentAt(index);
    if (totals !== null) totals.matches += 1;
  }
  for (const { killer, victim } of kills) {
    const [killed, killedBy] = [opponentAt(victim), opponentAt(killer)];
    if (killer === own && killed !== null) killed.kills += 1;
    if (victim === own && killedBy !== null) killedBy.deaths += 1;
  }
  for (const { from, to, damage } of damageMatrix) {
    const [target, attacker] = [opponentAt(to), opponentAt(from)];
    if (from === own && target !== null) target.damageDealt += damage;
    if (to === own && attacker !== null) attacker.damageReceived += damage;
  }

  function totalsOf(id: string): DuelTotals {
    const totals = duels.get(id) ?? createTotals();
    duels.set(id, totals);
    return totals;
  }
}

function createTotals(): DuelTotals {
  return { matches: 0, kills: 0, deaths: 0, damageDealt: 0, damageReceived: 0 };
}

/** Returns the opponents with the most kills and deaths, with damage in points; `opponents` leaves out all others. */
export function topDuels(
  duels: DuelsByOpponent,
  opponents: readonly string[] | undefined,
): [id: string, totals: DuelTotals][] {
  const count = ({ kills, deaths }: DuelTotals) => kills + deaths;
  const damage = ({ damageDealt, damageReceived }: DuelTotals) => damageDealt + damageReceived;
  return [...duels]
    .filter(([id]) => opponents === undefined || opponents.includes(id))
    .sort(
      ([idA, a], [idB, b]) => count(b) - count(a) || damage(b) - damage(a) || (idA < idB ? -1 : 1),
    )
    .slice(0, MAX_DUELS)
    .map(([id, totals]) => [
      id,
      {
        ...totals,
        damageDealt: toPoints(totals.damageDealt),
        damageReceived: toPoints(totals.damageReceived),
      },
    ]);
}
