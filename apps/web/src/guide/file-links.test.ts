import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import readme from '../../../../README.md?raw';
import { readSection } from './components/read-section.ts';
import { repositoryFiles } from './components/repository-files.ts';

const folders = ['pages', 'components'].map((name) => `${import.meta.dirname}/${name}`);
const sources = folders.flatMap((folder) =>
  readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);
const guideLinks = sources.flatMap((source) =>
  [...source.matchAll(/<FileLink file="([^"]+)"/g)].map(([, file = '']) => file),
);
const readmeLinks = ['Start', 'Try it without a server', 'How it is built', 'Settings'].flatMap(
  (title) =>
    [...JSON.stringify(readSection(readme, title)).matchAll(/\]\(([\w./-]+)\)/g)].map(
      ([, file = '']) => file,
    ),
);

test('every file that the guide names can be shown', async () => {
  expect(guideLinks.length).toBeGreaterThan(10);
  // A folder is shown as text, unless the operator has set a repository.
  const files = [...guideLinks, ...readmeLinks].filter((path) => /\.\w+$/.test(path));
  const missing = files.filter((file) => !repositoryFiles.has(file));
  expect(missing).toEqual([]);
  expect(await repositoryFiles.get('docs/glossary.md')?.()).toContain('# Glossary');
});
