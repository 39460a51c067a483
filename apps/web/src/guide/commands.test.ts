import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSection } from './components/read-section.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const pages = new URL('pages/', import.meta.url);

/**
 * The commands on all pages, between <Shell> and </Shell>, and in the README sections that they show.
 */
const commandBlocks = [
  ...readdirSync(pages)
    .filter((file) => file.endsWith('-page.tsx'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, pages), 'utf8').matchAll(/<Shell>([\s\S]*?)<\/Shell>/g),
    ])
    .map(([, text = '']) => text.replace(/[{}']/g, '')),
  ...['Start', 'Try it without a server'].flatMap((heading) =>
    readSection(read('README.md'), heading).map((block) =>
      block.kind === 'code' ? block.text : '',
    ),
  ),
];

/** The commands of all blocks, one per line of a block. */
const commands = commandBlocks
  .flatMap((text) => text.split(/\\n|\n/))
  .map((line) => line.trim())
  .filter((line) => line !== '');

test('every command in the guide exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) {
    const words = command.split(' ').filter((word) => !/^[A-Z_]+=|^"?League"?$/.test(word));
    const [program, verb = '', name = ''] = words;
    if (program === 'npm' && verb === 'run') expect(scripts, command).toHaveProperty(name);
    else if (program === 'npm' && verb === 'start') expect(scripts).toHaveProperty('start');
    else if (program === 'node') expect(existsSync(new URL(verb, root)), command).toBe(true);
    else expect(['npx', 'npm'], command).toContain(program);
  }
});

test('every setting in the guide exists on the server', () => {
  const config = read('apps/server/src/config.ts');
  const settings = readdirSync(pages).flatMap((file) => [
    ...readFileSync(new URL(file, pages), 'utf8').matchAll(/\bSCRAPBOARD_[A-Z_]+\b/g),
  ]);
  expect(settings.length).toBeGreaterThan(2);
  for (const [name] of settings) expect(config, name).toContain(`'${name}'`);
});
