import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { uploadAnswer } from '@scrapboard/contract';
import { expect, onTestFinished, test } from 'vitest';
import { minimalEnvironment } from './config.ts';
import { combatLog } from './features/uploads/testing/sample-logs.ts';

const MAX_STOP_MS = 5000;
const program = fileURLToPath(new URL('main.ts', import.meta.url));

test('F19: stops within five seconds while it receives, reads, streams and fills in the demo', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-stop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));
  const env = {
    ...minimalEnvironment(),
    SCRAPBOARD_DATA: folder,
    PORT: '0',
    SCRAPBOARD_DEMO_MATCHES: '90000',
  };
  const server = spawn(process.execPath, [program], { env });
  onTestFinished(() => void server.kill('SIGKILL'));
  const output = { out: '', err: '' };
  const address = Promise.withResolvers<string>();
  server.stdout.on('data', (chunk) => {
    output.out += chunk;
    const found = /Scrapboard is at (http:\S+)\n/.exec(output.out)?.[1];
    if (found !== undefined) address.resolve(found);
  });
  server.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const url = await address.promise;

  // One match with 200,000 lines of damage takes the job many seconds.
  const form = new FormData();
  const [head = '', tail = ''] = combatLog().split(/(?=10:00:21)/);
  const line = `${/10:00:20[^\r]+\r\n/.exec(head)?.[0]}`;
  form.append('session', '2026.05.07 09.58.30');
  form.append('files', new Blob([head, line.repeat(200_000), tail]), 'combat.log');
  const sent = await fetch(`${url}/api/uploads`, { method: 'POST', body: form });
  const { id } = uploadAnswer.parse(await sent.json());
  const events = await fetch(`${url}/api/uploads/${id}/events`);
  expect(events.status).toBe(200);
  const reading = events.text().catch(() => {});

  // An upload that goes on for ever.
  const upload = request(`${url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  upload.on('error', () => {});
  upload.write(
    '--x\r\ncontent-disposition: form-data; name="files"; filename="combat.log"\r\n\r\n',
  );
  upload.write(head);
  const writing = setInterval(() => upload.write(line.repeat(1000)), 10);
  onTestFinished(() => clearInterval(writing));
  await new Promise((resolve) => setTimeout(resolve, 1500));

  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const began = performance.now();
  server.kill('SIGTERM');
  const code = await ended;
  const took = performance.now() - began;
  await reading;
  expect([code, output.err]).toEqual([0, '']);
  expect(took).toBeLessThan(MAX_STOP_MS);
}, 120_000);
