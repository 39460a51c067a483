import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a command in the clone and returns its exit code. With `quiet`, its output is only shown if
 * it fails.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<number>}
 */
export function run([file, ...args], { env = {}, quiet = false, cwd = root, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      windowsHide: true,
      signal,
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    // An aborted command ends like any other.
    child.once('error', (error) => error.name !== 'AbortError' && reject(error));
    child.once('close', (code, signal) => {
      const exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      if (quiet && exitCode !== 0) process.stderr.write(Buffer.concat(output));
      resolve(exitCode);
    });
  });
}

/**
 * Runs a command until it is stopped, and forwards a stop signal once. The terminal sends Ctrl-C
 * to all its processes and npm passes it on again, so the command runs in its own group and
 * repetitions within a second count as one.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string, ready?: Promise<unknown> }} [options] once
 *   `ready` resolves, the command is sent the message `ready`
 * @returns {Promise<number>} its exit code
 */
export function runUntilStopped([file, ...args], { env = {}, cwd = root, ready } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', ...(ready ? ['ipc'] : [])],
      detached: process.platform !== 'win32',
    });
    ready?.then(
      () => child.connected && child.send('ready', () => {}),
      () => child.kill('SIGTERM'),
    );
    let lastSignalAt = 0;
    const forwardSignal = (signal) => {
      if (Date.now() - lastSignalAt < 1000) return;
      lastSignalAt = Date.now();
      child.kill(signal);
    };
    process.on('SIGINT', () => forwardSignal('SIGINT'));
    process.on('SIGTERM', () => forwardSignal('SIGTERM'));
    // The terminal was closed, or npm ended before the command did.
    process.on('SIGHUP', () => lastSignalAt === 0 && forwardSignal('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
