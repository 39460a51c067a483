import { createMatchReader } from '@scrapboard/match-log';

/** What a combat.log contains, as far as the browser can tell. */
export interface LogScan {
  matches: number;
  testDrives: number;
}

/** Counts the matches and test drives of a log. Its date does not matter for that, so it is 0. */
export async function scanLog(log: AsyncIterable<Uint8Array>): Promise<LogScan> {
  const reader = createMatchReader({ sessionStartedAt: 0, onMatch: () => {} });
  for await (const chunk of log) reader.push('combat', chunk);
  const { matches, testDrives } = reader.end();
  return { matches, testDrives };
}
