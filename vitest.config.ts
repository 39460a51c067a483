import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for may take as long as a test: its own limit is a second, and machines stall longer.
  expect: { poll: { timeout: 25_000 } },
} as const;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'packages', include: ['packages/*/src/**/*.test.ts'] },
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
        test: { ...shared, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
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
