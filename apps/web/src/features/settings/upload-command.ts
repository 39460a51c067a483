/** Where the game is played, which decides how a command line is written. */
export type GameSystem = 'windows' | 'linux';

/**
 * The line that uploads the logs folder with an API token. The token travels in the environment,
 * as an argument it would be in the list of processes for all to read.
 */
export function uploadCommand(system: GameSystem, secret: string, server: string): string {
  const program = 'npm run scrapboard -- upload';
  return system === 'windows'
    ? String.raw`set SCRAPBOARD_TOKEN=${secret}&& ${program} "%LOCALAPPDATA%\Targem\Crossout\logs" --server ${server}`
    : `SCRAPBOARD_TOKEN=${secret} ${program} PATH/TO/Crossout/logs --server ${server}`;
}

/** The system of this browser, as the one the game most likely runs on. */
export function guessSystem(platform: string): GameSystem {
  return /linux/i.test(platform) && !/android/i.test(platform) ? 'linux' : 'windows';
}
