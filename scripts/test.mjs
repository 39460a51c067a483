/**
 * `npm test`: prepares what it needs, runs every suite and ends with the ten slowest files and one
 * line with the totals, `N passed, N failed`. The results of the suites are in artefacts/.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildUncompressed, buildWeb } from './lib/build-web.mjs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { nodeEnvironment, pinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';
import { buildSteps, checkSteps, runSteps } from './lib/steps.mjs';

const ARTEFACTS = join(root, 'artefacts');
const MAX_SLOWEST_FILES = 10;

/** Milliseconds that each test file took, by its path. */
const durationMsByFile = new Map();

await runMain(async () => {
  const totals = { passed: 0, failed: 0 };
  try {
    await ensureDependencies({ dev: true });
    const node = pinnedNode();
    rmSync(ARTEFACTS, { recursive: true, force: true });
    mkdirSync(ARTEFACTS, { recursive: true });
    // In parallel, because each of them is idle at times: the tests of the server for a third of
    // their time.
    const builds = build(node);
    await Promise.all([
      reportSuite('check and build', totals, () => runChecksAndBuilds(node, builds)),
      reportSuite('unit, properties, integration', totals, () => runVitest(node)),
      builds.then(
        () => reportSuite('end to end', totals, () => runPlaywright(node)),
        () => {}, // Reported with the builds.
      ),
    ]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    totals.failed += 1;
  }
  printSlowest(durationMsByFile);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 ? 0 : 1;
});

async function reportSuite(name, totals, runSuite) {
  console.log(`\n== ${name}`);
  const { passed, failed } = await runSuite();
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  totals.passed += passed;
  totals.failed += failed;
}

/** Builds what the end-to-end tests run; they do not need the compressed files of the demo. */
function build(node) {
  return Promise.all([buildWeb(node), buildUncompressed(node, 'demo')]);
}

/** Runs both in parallel, because each leaves a core idle towards its end. */
async function runChecksAndBuilds(node, builds) {
  const [checks, built] = await Promise.all([
    runSteps(checkSteps(node), node),
    checkBuilds(node, builds),
  ]);
  return { passed: checks.passed + built.passed, failed: checks.failed + built.failed };
}

async function checkBuilds(node, builds) {
  try {
    await builds;
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  const checks = await runSteps(buildSteps(node), node);
  return { passed: checks.passed + 2, failed: checks.failed };
}

async function runVitest(node) {
  const report = join(ARTEFACTS, 'vitest.json');
  const code = await run(
    [
      ...[node, join(root, 'node_modules/vitest/vitest.mjs'), 'run'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    // CI: a snapshot that is missing is a failure, not a file to write.
    { env: { ...nodeEnvironment(node), NODE_ENV: 'test', CI: '1' }, quiet: true },
  );
  const result = readReport(report);
  for (const { name, startTime, endTime } of result?.testResults ?? []) {
    durationMsByFile.set(relative(root, name), endTime - startTime);
  }
  for (const [area, count] of countByArea(result?.testResults ?? [])) {
    console.log(`  ${area}: ${count.passed} passed, ${count.failed} failed`);
  }
  const passed = result?.numPassedTests ?? 0;
  // A file that could not be read, or an error outside of any test, fails the run without a failed
  // test.
  const failed = Math.max(result?.numFailedTests ?? 0, code === 0 && passed > 0 ? 0 : 1);
  return { passed, failed };
}

function countByArea(files) {
  const areas = new Map();
  for (const file of files) {
    const area = relative(root, file.name).split(/[\\/]/).slice(0, 2).join('/');
    const count = areas.get(area) ?? { passed: 0, failed: 0 };
    for (const { status } of file.assertionResults) {
      if (status === 'passed' || status === 'failed') count[status] += 1;
    }
    areas.set(area, count);
  }
  return areas;
}

async function runPlaywright(node) {
  const code = await run(
    [
      ...[node, join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
      ...['--config', join(root, 'e2e/playwright.config.ts')],
    ],
    { env: { ...nodeEnvironment(node), NODE_ENV: 'test' }, cwd: join(root, 'e2e') },
  );
  const report = readReport(join(ARTEFACTS, 'e2e.json'));
  const stats = report?.stats;
  for (const { file, specs, suites } of report?.suites ?? []) {
    durationMsByFile.set(`e2e/tests/${file}`, durationOf({ specs, suites }));
  }
  // A test that passes only on a retry counts as failed: it hides a problem.
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  const passed = stats?.expected ?? 0;
  return { passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1) };
}

/** Returns the total duration of the tests of a suite and of those within it. */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const ownDuration = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), ownDuration);
}

function printSlowest(durationMsByFile) {
  const slowest = [...durationMsByFile].sort(([, a], [, b]) => b - a).slice(0, MAX_SLOWEST_FILES);
  if (slowest.length > 0) console.log('\nThe slowest files');
  for (const [file, milliseconds] of slowest) {
    console.log(`  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`);
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
