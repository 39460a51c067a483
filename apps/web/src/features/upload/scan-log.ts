import { createMatchReader } from '@scrapboard/match-log';

/** What a combat.log contains, as far as the browser can tell. */
export interface Scan {
  matches: number;
  testDrives: number;
}

/** Reads a whole log. Counting does not need dates. */
export async function scanLog(log: AsyncIterable<Uint8Array>): Promise<Scan> {
  const reader = createMatchReader({ session: 0, onMatch: () => {} });
  for await (const chunk of log) reader.push('combat', chunk);
  const { matches, testDrives } = reader.end();
  return { matches, testDrives };
}
