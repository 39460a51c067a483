/** A value that is there in any demo data; a test that cannot find it has nothing to test. */
export function assertDefined<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The demo data lacks what is tested');
  return value;
}
