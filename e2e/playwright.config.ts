import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './src/find-chromium.ts';
import { GALLERY_DETAIL_TESTS, hasGalleryChanged } from './src/gallery-changed.ts';

const browser = await findChromium();

/** Files that check one screen after another. */
const SCREEN_TESTS = /(every-route|screens)\.test\.ts$/;

const omittedTests = hasGalleryChanged ? [] : [GALLERY_DETAIL_TESTS];

export default defineConfig({
  testDir: 'tests',
  outputDir: '../artefacts/e2e',
  globalSetup: './src/launch-product.ts',
  // One browser keeps a core busy; more browsers than cores only slow each other down.
  workers: availableParallelism(),
  // Test files run in parallel on one server; those that write to it start their own.
  fullyParallel: false,
  // A test that passes only on a retry hides a problem.
  retries: 0,
  forbidOnly: true,
  // Patience for a busy machine; a test that passes never waits for it.
  timeout: 120_000,
  projects: [
    { name: 'behavior', testIgnore: [SCREEN_TESTS, ...omittedTests] },
    // Their tests are short and any worker may take the next one, so they fill the end of a run
    // evenly.
    { name: 'screens', testMatch: SCREEN_TESTS, testIgnore: omittedTests },
  ],
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../artefacts/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Waiting for transitions and painting each of their frames takes a tenth of a run. Tests of
    // animations enable motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every test takes a third more processor time; `--trace on` records them when
    // needed.
    trace: 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      ignoreDefaultArgs: browser.ignoredArgs,
      env: browser.env,
    },
  },
});
