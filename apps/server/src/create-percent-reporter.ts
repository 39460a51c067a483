const STEP_PERCENT = 10;

/**
 * Creates a function that receives a share from 0 to 1 and prints a line for every ten percent,
 * such as `20% written`.
 */
export function createPercentReporter(action: string): (share: number) => void {
  let reportedPercent = 0;
  return (share) => {
    const percent = Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
    if (!(percent > reportedPercent)) return;
    reportedPercent = percent;
    console.log(`${percent}% ${action}`);
  };
}
