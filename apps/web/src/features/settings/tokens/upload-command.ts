/** That of the computer with the logs; it decides the syntax of the command line. */
export type OperatingSystem = 'windows' | 'linux';

/**
 * Returns the command that uploads the logs folder with an API token. The token is passed in the
 * environment: as an argument, every user of the machine could read it in the process list.
 */
export function buildUploadCommand(
  system: OperatingSystem,
  secret: string,
  server: string,
): string {
  const program = 'npm run scrapboard -- upload';
  return system === 'windows'
    ? String.raw`set SCRAPBOARD_TOKEN=${secret}&& ${program} "%LOCALAPPDATA%\Targem\Crossout\logs" --server ${server}`
    : `SCRAPBOARD_TOKEN=${secret} ${program} PATH/TO/Crossout/logs --server ${server}`;
}

/** Returns the operating system of this browser, on which the game most likely runs. */
export function guessSystem(platform: string): OperatingSystem {
  return /linux/i.test(platform) && !/android/i.test(platform) ? 'linux' : 'windows';
}
