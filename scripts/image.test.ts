import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readText = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

const isOutsideWeb = (path: string) => !/^(apps\/web|packages)\//.test(path);
const sources = globSync('apps/web/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.ts'],
}).map((path) => ({
  folder: posix.dirname(path.replaceAll('\\', '/')),
  text: readText(path),
}));

/** Files outside the web app that its guide shows as text. */
const quotedFiles = sources.flatMap(({ folder, text }) =>
  [...text.matchAll(/from '(\.[^']*)\?raw'/g)]
    .map(([, name = '']) => posix.join(folder, name))
    .filter(isOutsideWeb),
);

/** Files outside the web app that its guide names and opens in a dialog. */
const namedFiles = [
  ...sources.flatMap(({ text }) => [...text.matchAll(/<FileLink file="([^"]+)"/g)]),
  ...readText('README.md').matchAll(/\]\(([\w./-]+\.md)\)/g),
]
  .map(([, file = '']) => file)
  .filter(isOutsideWeb);

/** What the Docker stages that build the web app copy, by the path of the file or folder. */
const copiedPaths = readText('Dockerfile')
  .split(/^FROM /m)
  .filter((stage) => / AS (manifests|build)\n/.test(stage))
  .flatMap((stage) => [...stage.matchAll(/^COPY (.+) (\S+)$/gm)])
  .flatMap(([, from = '', to = '']) =>
    from.split(' ').map((path) => {
      if (to === './' || path === to) return path;
      return posix.join(to, posix.basename(path));
    }),
  );

const isWithin = (paths: readonly string[]) => (file: string) =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));

test('the image contains all files that the guide quotes and names', () => {
  expect(quotedFiles).toContain('CHANGELOG.md');
  expect(namedFiles).toContain('docs/operations.md');
  const isCopied = isWithin(copiedPaths);
  expect([...quotedFiles, ...namedFiles].filter((file) => !isCopied(file))).toEqual([]);
});

test('.dockerignore excludes no file the image needs', () => {
  const included = readText('.dockerignore').split('\n');
  const atRoot = copiedPaths.filter((path) => !path.includes('/'));
  expect(included).toEqual(expect.arrayContaining(atRoot.map((path) => `!${path}`)));
});

test('a file that the guide quotes or names is an input of the web build', () => {
  const inputs = [...readText('scripts/lib/build-web.mjs').matchAll(/^ {2}'(.+)',$/gm)];
  const isInput = isWithin(inputs.map(([, path = '']) => path));
  expect([...quotedFiles, ...namedFiles].filter((file) => !isInput(file))).toEqual([]);
});
