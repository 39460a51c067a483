import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Record<string, string | undefined>;

/** Returns the folder for the user's configuration files by the convention of the system. */
export function findConfigFolder(
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const override = environment.SCRAPBOARD_CONFIG;
  if (override) return override;
  const home = homedir();
  if (platform === 'win32') {
    return join(environment.APPDATA || join(home, 'AppData', 'Roaming'), 'Scrapboard');
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Scrapboard');
  return join(environment.XDG_CONFIG_HOME || join(home, '.config'), 'scrapboard');
}
