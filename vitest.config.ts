import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  // Patience for a busy machine, which may also stall; a test that passes never waits for it.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/**
 * Finds tests that replace something that a process has only once. Each of their files gets a
 * process of its own; the others share one per worker, which saves much of their processor time:
 * two thirds of the web app's.
 */
const REPLACES_GLOBALS =
  /\bvi\.(stub\w+|mock|doMock|useFakeTimers|resetModules)\(|\bglobalThis\b|\bdefineProperty\(/;
/** Tests of the server put clocks and variables back themselves; a module stays replaced. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

const root = import.meta.dirname;
const findTests = (pattern: string, replaces: RegExp) =>
  globSync(pattern, { cwd: root }).filter((file) =>
    replaces.test(readFileSync(join(root, file), 'utf8')),
  );
const isolatedWebTests = findTests('apps/web/src/**/*.test.{ts,tsx}', REPLACES_GLOBALS);
const isolatedServerTests = findTests('apps/server/src/**/*.test.ts', REPLACES_MODULES);

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: isolatedServerTests,
          isolate: false,
          globalSetup: ['apps/server/src/database/test-server.ts'],
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'server-isolated', include: isolatedServerTests },
      },
      {
        extends: true,
        test: { ...shared, name: 'cli', include: ['apps/cli/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: isolatedWebTests,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'web-isolated', include: isolatedWebTests },
      },
      {
        extends: true,
        test: { ...shared, name: 'scripts', include: ['scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...shared, name: 'e2e', include: ['e2e/src/**/*.test.ts'] },
      },
    ],
  },
});
