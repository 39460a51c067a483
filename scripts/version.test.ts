import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readText = (path: string) => readFileSync(`${root}${path}`, 'utf8');

interface Manifest {
  version?: string;
}

const { version }: Manifest = JSON.parse(readText('package.json'));
const lock: { packages: Record<string, Manifest> } = JSON.parse(readText('package-lock.json'));
const workspaces = ['apps', 'packages']
  .flatMap((folder) => readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`))
  .concat('bench', 'e2e');

test.each(workspaces)('%s has the version of the product, in the lock file too', (folder) => {
  const manifest: Manifest = JSON.parse(readText(`${folder}/package.json`));
  expect([manifest.version, lock.packages[folder]?.version]).toEqual([version, version]);
});

test('the changelog starts with the current version, and its versions descend', () => {
  const headings = [...readText('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(
    ([, heading]) => heading,
  );
  const pattern = /^(\d+\.\d+\.\d+) — (\d{4}-\d{2}-\d{2}|unreleased)$/;
  const versions = headings.map((heading) => pattern.exec(heading ?? '')?.[1]);
  expect(versions[0]).toBe(version);
  const descending = versions.toSorted((a, b) =>
    (b ?? '').localeCompare(a ?? '', 'en', { numeric: true }),
  );
  expect(versions).toEqual(descending);
  expect(headings.slice(1).filter((heading) => heading?.endsWith('unreleased'))).toEqual([]);
});
