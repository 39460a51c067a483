/** A vehicle that one of two sides lost. */
export interface VehicleLoss {
  /** Seconds. */
  after: number;
  side: 'first' | 'second';
}

export interface LeadStep {
  after: number;
  /** Vehicles lost so far by the first side and by the second. */
  lost: { first: number; second: number };
  /** By how many vehicles the first side is ahead; negative if the second side is. */
  lead: number;
}

/**
 * Returns who led after each loss, in order, beginning with the start. `initialLead` is the first side's
 * advantage in vehicles at the start.
 */
export function leadOverTime(
  losses: readonly VehicleLoss[],
  start: number,
  initialLead = 0,
): LeadStep[] {
  let last: LeadStep = { after: start, lost: { first: 0, second: 0 }, lead: initialLead };
  const steps = [last];
  for (const { after, side } of losses) {
    const lost = { ...last.lost, [side]: last.lost[side] + 1 };
    last = { after, lost, lead: initialLead + lost.second - lost.first };
    steps.push(last);
  }
  return steps;
}

/**
 * Returns the index of the turning point: the step that gave the winner a lead that was never lost
 * again, not even to a tie. Null if the winner led from the start, or was not ahead at the end, as
 * when a base is captured. This definition is our own; it needs no model of a match. `leads` are
 * from the first side's point of view.
 */
export function turningPoint(leads: readonly number[], winner: 'first' | 'second'): number | null {
  const sign = winner === 'first' ? 1 : -1;
  const lastNotAhead = leads.findLastIndex((lead) => sign * lead <= 0);
  return lastNotAhead === -1 || lastNotAhead === leads.length - 1 ? null : lastNotAhead + 1;
}
