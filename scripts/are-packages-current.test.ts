import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arePackagesCurrent } from './lib/are-packages-current.mjs';

const root = join(import.meta.dirname, '..');
const locked: Record<string, Record<string, unknown>> = {
  '': { optionalDependencies: { 'for-here': '1.0.0', elsewhere: '1.0.0' } },
  'apps/one': { dependencies: { plain: '1.0.0' }, optionalDependencies: { native: '1.0.0' } },
  'packages/two': { devDependencies: { native: '1.0.0', tool: '1.0.0' } },
  'node_modules/one': { link: true },
  'node_modules/two': { link: true },
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', dev: true },
  'node_modules/native': { version: '1.0.0', devOptional: true },
  'node_modules/dependency-of-elsewhere': { version: '1.0.0', optional: true },
  'node_modules/for-here': {
    version: '1.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['pdp11'] },
};

/** Returns what is installed if these packages are missing. */
function listInstalledWithout(...names: string[]) {
  const absentPaths = ['elsewhere', 'dependency-of-elsewhere', ...names].map(
    (name) => `node_modules/${name}`,
  );
  const entries = Object.entries(locked).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link && !absentPaths.includes(path),
  );
  return Object.fromEntries(entries);
}

const alwaysExists = () => true;

test('packages for other platforms, and their own dependencies, may be absent', () => {
  expect(
    arePackagesCurrent({
      locked,
      installed: listInstalledWithout(),
      exists: alwaysExists,
      dev: true,
    }),
  ).toBe(true);
});

test('development dependencies are needed only for development', () => {
  expect(
    arePackagesCurrent({
      locked,
      installed: listInstalledWithout('tool'),
      exists: alwaysExists,
      dev: false,
    }),
  ).toBe(true);
  expect(
    arePackagesCurrent({
      locked,
      installed: listInstalledWithout('tool'),
      exists: alwaysExists,
      dev: true,
    }),
  ).toBe(false);
});

test.each(['plain', 'for-here', 'native'])('%s is needed to run', (name) => {
  expect(
    arePackagesCurrent({
      locked,
      installed: listInstalledWithout(name),
      exists: alwaysExists,
      dev: false,
    }),
  ).toBe(false);
});

test('a workspace that an upgrade added must be linked', () => {
  const isLinked = (path: string) => path !== 'node_modules/two';
  expect(
    arePackagesCurrent({ locked, installed: listInstalledWithout(), exists: isLinked, dev: false }),
  ).toBe(false);
});

test('packages in another version, or no longer needed, are not current', () => {
  const outdated = { ...listInstalledWithout(), 'node_modules/plain': { version: '0.9.0' } };
  expect(
    arePackagesCurrent({ locked, installed: outdated, exists: alwaysExists, dev: false }),
  ).toBe(false);
  const withFormerPackage = {
    ...listInstalledWithout(),
    'node_modules/former': { version: '1.0.0' },
  };
  expect(
    arePackagesCurrent({ locked, installed: withFormerPackage, exists: alwaysExists, dev: false }),
  ).toBe(false);
});

test('the packages installed here are complete', () => {
  const readPackages = (file: string) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  const installed = readPackages('node_modules/.package-lock.json');
  expect(
    arePackagesCurrent({
      locked: readPackages('package-lock.json'),
      installed,
      exists: alwaysExists,
      dev: true,
    }),
  ).toBe(true);
});
