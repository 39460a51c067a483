#!/usr/bin/env node
import { findConfigFolder } from './find-config-folder.ts';
import { runCommandLine } from './run-command-line.ts';
import { createTerminal } from './terminal.ts';

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => controller.abort());
}
process.exitCode = await runCommandLine(process.argv.slice(2), {
  terminal: createTerminal(),
  configFolder: findConfigFolder(),
  environment: process.env,
  signal: controller.signal,
});
