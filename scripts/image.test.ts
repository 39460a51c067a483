import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** Files outside of the web app that its guide shows as text. */
const quoted = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/from '(\.[^']*)\?raw'/g)]
    .map(([, name = '']) => posix.join(posix.dirname(path.replaceAll('\\', '/')), name))
    .filter((name) => !/^(apps\/web|packages)\//.test(name)),
);

/** What the Docker stage that builds the web app copies, by the file's path. */
const copied = [
  ...(read('Dockerfile')
    .split(/^FROM /m)[1]
    ?.matchAll(/^COPY (.+) (\S+)$/gm) ?? []),
].flatMap(([, from = '', to = '']) =>
  from.split(' ').map((file) => (to === './' ? file : posix.join(to, posix.basename(file)))),
);

test('the image contains all files that the guide quotes', () => {
  expect(quoted).toContain('CHANGELOG.md');
  expect(copied).toEqual(expect.arrayContaining(quoted));
});

test('.dockerignore excludes no file the image needs', () => {
  const included = read('.dockerignore').split('\n');
  const atRoot = copied.filter((file) => !file.includes('/') && file.includes('.'));
  expect(included).toEqual(expect.arrayContaining(atRoot.map((file) => `!${file}`)));
});

test('a file that the guide quotes is an input of the web build', () => {
  const script = read('scripts/lib/build-web.mjs');
  expect(quoted.filter((file) => !script.includes(`'${file}'`))).toEqual([]);
});
