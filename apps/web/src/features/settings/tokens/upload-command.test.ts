import { expect, test } from 'vitest';
import { buildUploadCommand, guessSystem } from './upload-command.ts';

test('passes the server as an argument and the token in the environment', () => {
  expect(buildUploadCommand('linux', 'scrapboard_abc', 'https://stats.example.org')).toBe(
    'SCRAPBOARD_TOKEN=scrapboard_abc npm run scrapboard -- upload PATH/TO/Crossout/logs --server https://stats.example.org',
  );
  // cmd.exe takes a space before && as a part of the value.
  expect(buildUploadCommand('windows', 'scrapboard_abc', 'http://localhost:5000')).toBe(
    String.raw`set SCRAPBOARD_TOKEN=scrapboard_abc&& npm run scrapboard -- upload "%LOCALAPPDATA%\Targem\Crossout\logs" --server http://localhost:5000`,
  );
});

test.each([
  ['Linux x86_64', 'linux'],
  ['Win32', 'windows'],
  ['MacIntel', 'windows'],
  ['', 'windows'],
] as const)('guesses for a browser on %j that the game runs on %s', (platform, system) => {
  expect(guessSystem(platform)).toBe(system);
});
