import type { Match } from '@scrapboard/contract';
import { type LeadStep, leadOverTime, turningPoint } from '@scrapboard/statistics/lead';
import { type Side, sidesOf } from './players.ts';
import { type Kill, killsWithin, type Span } from './timeline.ts';

export interface MatchLeadStep extends LeadStep {
  /** The kill of this step; null at the start. */
  kill: Kill | null;
}

export interface MatchLead {
  span: Span;
  /** Numbers of the teams; the first one leads where the lead is positive. */
  teams: { first: number; second: number };
  /** Vehicles at the start; null if vehicles respawn. */
  vehicles: { first: number; second: number } | null;
  steps: MatchLeadStep[];
  /** Index of the step that decided the match or round; null if there is none. */
  turningPoint: number | null;
}

/** Returns the lead over time in a span of a match; null unless there are two teams. */
export function computeLead(match: Match, span: Span, winnerTeam: number | null): MatchLead | null {
  const [first, second, ...moreSides] = sidesOf(match);
  if (first === undefined || second === undefined || moreSides.length > 0) return null;
  if (first.team === null || second.team === null) return null;
  const teams = { first: first.team, second: second.team };
  const losses = killsWithin(match, span, false).flatMap((kill) => {
    const team = match.players[kill.victim]?.team;
    if (team !== teams.first && team !== teams.second) return [];
    return [{ kill, after: kill.after, side: team === teams.first ? 'first' : 'second' } as const];
  });
  const victims = losses.map(({ kill }) => kill.victim);
  const hasRespawns = new Set(victims).size < victims.length;
  const vehicles = hasRespawns
    ? null
    : { first: countPlayers(first), second: countPlayers(second) };
  const initialLead = vehicles === null ? 0 : vehicles.first - vehicles.second;
  const steps = leadOverTime(losses, span.start, initialLead).map((step, index) => ({
    ...step,
    kill: losses[index - 1]?.kill ?? null,
  }));
  const winner =
    winnerTeam === teams.first ? 'first' : winnerTeam === teams.second ? 'second' : null;
  const leads = steps.map(({ lead }) => lead);
  return { span, teams, vehicles, steps, turningPoint: winner && turningPoint(leads, winner) };
}

const countPlayers = ({ players }: Side) => players.length;
