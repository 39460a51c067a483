/** Hundredths of a damage point, as stored, to points. */
export function points(hundredths: number | string): number {
  return Number(hundredths) / 100;
}

/** Tenths of a second, as stored, to seconds. */
export function seconds(tenths: number | string): number {
  return Number(tenths) / 10;
}
