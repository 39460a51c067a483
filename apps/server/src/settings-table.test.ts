import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderSettingsTable } from './settings-table.ts';

test.each(['README.md'])('the settings in %s are those the server reads', (name) => {
  const file = new URL(`../../../${name}`, import.meta.url);
  expect(existsSync(file)).toBe(true);
  // If it differs, node apps/server/src/settings-table.ts prints the correct table.
  expect(readFileSync(file, 'utf8')).toContain(renderSettingsTable());
});
