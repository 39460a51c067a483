/** Text keys of what the game writes about the end of a match or round. */

const winReasons = {
  MORE_CARS_LEFT: 'winReason.moreVehicles',
  MORE_BASE_CAPTURED: 'winReason.baseCaptured',
  DOMINATION: 'winReason.domination',
  DEATMATCH: 'winReason.deathmatch',
  BEST_OF_THREE: 'winReason.bestOfThree',
  OBJECTIVE_COMPLETE: 'winReason.objective',
  RACE_FIRST: 'winReason.raceFirst',
  BEST_SCORE: 'winReason.bestScore',
  BEST_TEAM: 'winReason.bestTeam',
  DERBY_ENEMIES_DEAD: 'winReason.opponentsDestroyed',
  ENOUGH_FRAG: 'winReason.enoughKills',
  FOOTBALL_DOMINATION: 'winReason.goals',
  LAST_STAND: 'winReason.lastStanding',
  MOST_FRAG: 'winReason.mostKills',
  SELF_SACRIFICE: 'winReason.sacrifice',
  BOMB_DEFUSED: 'winReason.bombDefused',
  MAX_SCORE: 'winReason.maxScore',
} as const;

const finishReasons = {
  no_cars: 'winReason.noVehicles',
  base_captured: 'winReason.baseCaptured',
  timer: 'winReason.timer',
} as const;

export type ReasonTextKey =
  | (typeof winReasons)[keyof typeof winReasons]
  | (typeof finishReasons)[keyof typeof finishReasons];

/**
 * Returns the text key of why a match or round was won, and whether that was decided because time ran out,
 * unless the text says so itself.
 */
export function reasonTextKey(
  reason: string | null,
  winReason: string | null,
): { key: ReasonTextKey | null; isTimeout: boolean } {
  const isTimeout = winReason?.endsWith('_TIMER') ?? false;
  const name = winReason?.replace(/_TIMER$/, '') ?? '';
  if (name in winReasons) return { key: winReasons[name as keyof typeof winReasons], isTimeout };
  if (reason !== null && reason in finishReasons) {
    return { key: finishReasons[reason as keyof typeof finishReasons], isTimeout: false };
  }
  return { key: null, isTimeout };
}

const scoreReasons = {
  KILL: 'scoreReason.kill',
  PART_DETACH: 'scoreReason.partDetach',
  FIRST_DAMAGE: 'scoreReason.firstDamage',
  POINT_CAPTURE: 'scoreReason.pointCapture',
  INTERCEPT: 'scoreReason.intercept',
  SHIELD: 'scoreReason.shield',
  OBJECTIVE: 'scoreReason.objective',
} as const;

export type ScoreReasonTextKey = (typeof scoreReasons)[keyof typeof scoreReasons];

/** Returns the text key of the reason for points; null for an unknown reason. */
export function scoreReasonTextKey(reason: string): ScoreReasonTextKey | null {
  return reason in scoreReasons ? scoreReasons[reason as keyof typeof scoreReasons] : null;
}

/** Makes an ID of the game without a text readable: `BOSS_KILL` becomes `Boss kill`. */
export function humanize(id: string): string {
  const words = id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
