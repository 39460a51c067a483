/** Returns a value that all demo data contains; throws if it is missing. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The demo data lacks what is tested');
  return value;
}
