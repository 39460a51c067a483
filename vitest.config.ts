import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for may take as long as a test: its own limit is a second, and machines stall longer.
  expect: { poll: { timeout: 25_000 } },
} as const;

/**
 * What a test replaces that a process has only once. Such tests get a process each; the others of the web
 * app and of the packages share one per worker, which saves two thirds of their processor time.
 */
const REPLACES_GLOBALS =
  /\bvi\.(stub\w+|mock|doMock|useFakeTimers|resetModules)\(|\bglobalThis\b|\bdefineProperty\(/;
const root = import.meta.dirname;
const apart = globSync('apps/web/src/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  REPLACES_GLOBALS.test(readFileSync(join(root, file), 'utf8')),
);

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
          globalSetup: ['apps/server/src/database/test-server.ts'],
        },
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
          exclude: apart,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'web-apart', include: apart },
      },
      {
        extends: true,
        test: { ...shared, name: 'tree', include: ['scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...shared, name: 'e2e', include: ['e2e/src/**/*.test.ts'] },
      },
    ],
  },
});
