import type { Upload } from '@scrapboard/contract';

const LAUNCH_OPTION = '--cvar cl_combatLog 1';

/** Describes an upload's result: `3 new matches, 1 known, 1 unfinished`, or why there are none. */
export function describeUpload(upload: Upload): string {
  if (upload.status === 'failed') return `failed: ${upload.error?.message ?? 'unknown reason'}`;
  const count = (outcome: string) =>
    upload.matches.filter((match) => match.outcome === outcome).length;
  const fresh = count('new');
  const parts = [
    `${fresh} new ${fresh === 1 ? 'match' : 'matches'}`,
    count('known') > 0 ? `${count('known')} already known` : '',
    count('unfinished') > 0 ? `${count('unfinished')} unfinished` : '',
    count('quarantined') > 0 ? `${count('quarantined')} under review` : '',
  ].filter((text) => text !== '');
  if (upload.matches.length > 0) return parts.join(', ');
  const drives = upload.ignored.testDrives;
  return drives > 0
    ? `no matches, only ${drives === 1 ? 'a test drive' : `${drives} test drives`}`
    : `no matches. To log matches, start the game with the launch option ${LAUNCH_OPTION}`;
}
