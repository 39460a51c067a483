const STEP_PERCENT = 10;

/** Returns a function that takes a share from 0 to 1 and prints a line for every ten percent. */
export function reportPercent(what: string): (share: number) => void {
  let reported = 0;
  return (share) => {
    const percent = Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
    if (!(percent > reported)) return;
    reported = percent;
    console.log(`${percent}% ${what}`);
  };
}
