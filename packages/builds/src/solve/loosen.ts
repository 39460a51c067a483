import type { Condition } from '../build-answer.ts';

/** A limit, and what it is once loosened by a step. */
export interface LoosenedLimit {
  condition: Condition;
  step: number;
  loosened: Condition;
}

const POWER_SCORE_STEP = 100;
const SPEED_STEP_KMH = 5;
const DURABILITY_STEP = 100;
const MASS_STEP_KG = 500;
const BUDGET_SHARE = 0.1;

/**
 * Returns a limit loosened by a step; null for a condition that is not a limit to loosen: pairs, owned
 * parts, faction levels, and the one cabin of every build.
 */
export function loosen(condition: Condition): LoosenedLimit | null {
  const shiftValue = (step: number, sign: 1 | -1): LoosenedLimit | null =>
    'value' in condition
      ? { condition, step, loosened: { ...condition, value: condition.value + sign * step } }
      : null;
  switch (condition.kind) {
    case 'powerScore':
      return shiftValue(POWER_SCORE_STEP, condition.bound === 'max' ? 1 : -1);
    case 'group':
      if (condition.group === 'cabin') return null;
      return shiftValue(1, condition.bound === 'max' ? 1 : -1);
    case 'part':
      return shiftValue(1, condition.bound === 'max' ? 1 : -1);
    case 'copies':
      return shiftValue(1, 1);
    case 'budget':
      return shiftValue(Math.max(1, Math.round(condition.value * BUDGET_SHARE)), 1);
    case 'minSpeed':
      return shiftValue(SPEED_STEP_KMH, -1);
    case 'minDurability':
      return shiftValue(DURABILITY_STEP, -1);
    case 'energy':
      return { condition, step: 1, loosened: { ...condition, extra: 1 } };
    case 'massLimit':
    case 'tonnage':
      return { condition, step: MASS_STEP_KG, loosened: { ...condition, extra: MASS_STEP_KG } };
    default:
      return null;
  }
}
