import { createMatchReader } from '@scrapboard/match-log';

/** What a combat.log holds, as far as can be said before it is sent. */
export interface Scan {
  matches: number;
  testDrives: number;
}

/** Reads a log to its end. Dates do not matter for counting. */
export async function scanLog(log: AsyncIterable<Uint8Array>): Promise<Scan> {
  const reader = createMatchReader({ session: 0, onMatch: () => {} });
  for await (const chunk of log) reader.push('combat', chunk);
  const { matches, testDrives } = reader.end();
  return { matches, testDrives };
}
