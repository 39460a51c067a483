import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEnvironment } from './pinned-node.mjs';
import { root } from './root.mjs';
import { writeTypeProjects } from './type-projects.mjs';

/**
 * Returns the steps of a check: everything that can be checked without running the sources, and the
 * weight of the built web app if there is one.
 * @param {string} node
 * @returns {{ name: string, command: string[] }[]}
 */
export function checkSteps(node) {
  const programCommand = (path) => [node, join(root, 'node_modules', path)];
  return [
    {
      name: 'types',
      // Projects are checked in parallel. With several checkers per project (four by default), each
      // repeats work of the others, which takes two thirds more processor time.
      command: [
        ...programCommand('typescript/bin/tsc'),
        '-b',
        writeTypeProjects(),
        '--checkers',
        '1',
      ],
    },
    {
      name: 'lint and format',
      command: [...programCommand('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
    },
    { name: 'dead code', command: [...programCommand('knip/bin/knip.js'), '--no-progress'] },
  ];
}

/**
 * Runs steps two at a time and prints a line for each, with the output of failed ones.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runSteps(steps, node) {
  const counts = { passed: 0, failed: 0 };
  const queue = [...steps];
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const startedAt = Date.now();
      const { code, output } = await runCollectingOutput(step.command, node);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${step.name} (${seconds} s)`);
      if (code !== 0) console.log(output);
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

function runCollectingOutput([file, ...args], node) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...nodeEnvironment(node) },
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code, output: Buffer.concat(chunks).toString().trimEnd() }),
    );
  });
}

/** Returns the checks of the built web app, if there is one. */
export function buildSteps(node) {
  if (!existsSync(join(root, 'apps/web/dist/.vite/manifest.json'))) return [];
  const scriptCommand = (name) => [node, join(root, 'scripts', name)];
  return [
    { name: 'weight of the start page', command: scriptCommand('check-weight.mjs') },
    { name: 'nothing of the demo in the build', command: scriptCommand('check-demo-excluded.mjs') },
  ];
}
