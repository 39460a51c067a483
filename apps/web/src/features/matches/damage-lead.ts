import type { Match } from '@scrapboard/contract';
import type { MatchLead } from './lead.ts';
import type { Kill } from './timeline.ts';

export interface DamageLeadStep {
  /** Seconds into the match. */
  after: number;
  /** Points dealt since the span began. */
  dealt: { first: number; second: number };
  /** The kill at this moment, if there was one. */
  kill: Kill | null;
  /** Whether it is the first step of a span. */
  isFirst: boolean;
}

/**
 * Returns how the damage of two teams grew in the span of a lead, from 0 at its start; null if the
 * match was stored without damage over time.
 */
export function computeDamageLead(match: Match, lead: MatchLead): DamageLeadStep[] | null {
  const { damageOverTime } = match;
  if (damageOverTime === null) return null;
  const { start, end } = lead.span;
  const { snapshots, teams } = damageOverTime;
  const startSnapshot = snapshots.findLast(({ after }) => after <= start) ?? {
    first: 0,
    second: 0,
  };
  const kills = lead.steps.flatMap(({ kill }) => kill ?? []);
  const isSwapped = teams.first !== lead.teams.first;
  const steps = snapshots
    .filter(({ after }) => after > start && after <= end)
    .map(({ after, first, second }): DamageLeadStep => {
      const dealtByFirst = first - startSnapshot.first;
      const dealtBySecond = second - startSnapshot.second;
      const dealt = isSwapped
        ? { first: dealtBySecond, second: dealtByFirst }
        : { first: dealtByFirst, second: dealtBySecond };
      return {
        after,
        dealt,
        kill: kills.find((kill) => kill.after === after) ?? null,
        isFirst: false,
      };
    });
  return [{ after: start, dealt: { first: 0, second: 0 }, kill: null, isFirst: true }, ...steps];
}
