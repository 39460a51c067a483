const STEP_PERCENT = 10;

/**
 * Returns a function that receives a share from 0 to 1 and prints a line for every ten percent, such
 * as `20% written`.
 */
export function reportPercent(action: string): (share: number) => void {
  let reported = 0;
  return (share) => {
    const percent = Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
    if (!(percent > reported)) return;
    reported = percent;
    console.log(`${percent}% ${action}`);
  };
}
