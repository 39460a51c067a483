/** Groups time zones by the region before the slash. */
export function groupTimeZonesByRegion(
  zones: readonly string[],
): [region: string, zones: string[]][] {
  const regions = new Map<string, string[]>();
  for (const zone of zones) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '';
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns every zone that this browser knows, including UTC and the selected one. */
export function listTimeZones(selectedZone: string): string[] {
  return [...new Set(['UTC', selectedZone, ...Intl.supportedValuesOf('timeZone')])].sort();
}
