import type { Upload } from '@scrapboard/contract';

const LAUNCH_OPTION = '--cvar cl_combatLog 1';

/** Describes an upload's result: `3 new matches, 1 known, 1 unfinished`, or why there are none. */
export function describeUpload(upload: Upload): string {
  if (upload.status === 'failed') return `failed: ${upload.error?.message ?? 'unknown reason'}`;
  const countMatches = (outcome: string) =>
    upload.matches.filter((match) => match.outcome === outcome).length;
  const newMatches = countMatches('new');
  const parts = [
    `${newMatches} new ${newMatches === 1 ? 'match' : 'matches'}`,
    countMatches('known') > 0 ? `${countMatches('known')} already known` : '',
    countMatches('unfinished') > 0 ? `${countMatches('unfinished')} unfinished` : '',
    countMatches('quarantined') > 0 ? `${countMatches('quarantined')} under review` : '',
  ].filter((text) => text !== '');
  if (upload.matches.length > 0) return parts.join(', ');
  const testDrives = upload.ignored.testDrives;
  return testDrives > 0
    ? `no matches, only ${testDrives === 1 ? 'a test drive' : `${testDrives} test drives`}`
    : `no matches. To log matches, start the game with the launch option ${LAUNCH_OPTION}`;
}
