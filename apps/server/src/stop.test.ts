import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadAnswer } from '@scrapboard/contract';
import { expect, onTestFinished, test } from 'vitest';
import { makeCombatLog } from './features/uploads/testing/sample-logs.ts';
import { runServer } from './testing/run-server.ts';

test('stops without waiting for what it receives, reads, streams and fills in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scrapboard-stop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));
  const { child, output, address, ended } = runServer({
    SCRAPBOARD_DATA: folder,
    SCRAPBOARD_DEMO: 'on',
    SCRAPBOARD_DEMO_MATCHES: '90000',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await address;

  // One match with 200,000 lines of damage takes the job many seconds.
  const form = new FormData();
  const [head = '', tail = ''] = makeCombatLog().split(/(?=10:00:21)/);
  const line = `${/10:00:20[^\r]+\r\n/.exec(head)?.[0]}`;
  form.append('session', '2026.05.07 09.58.30');
  form.append('files', new Blob([head, line.repeat(200_000), tail]), 'combat.log');
  const response = await fetch(`${url}/api/uploads`, { method: 'POST', body: form });
  const { id } = uploadAnswer.parse(await response.json());
  const events = await fetch(`${url}/api/uploads/${id}/events`);
  expect(events.status).toBe(200);
  const eventsEnd = events.text().catch(() => {});

  // An upload that never ends.
  const upload = request(`${url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  upload.on('error', () => {});
  upload.write(
    '--x\r\ncontent-disposition: form-data; name="files"; filename="combat.log"\r\n\r\n',
  );
  upload.write(head);
  const writeTimer = setInterval(() => upload.write(line.repeat(1000)), 10);
  onTestFinished(() => clearInterval(writeTimer));
  await new Promise((resolve) => setTimeout(resolve, 1500));

  child.kill('SIGTERM');
  // The upload and the stream never end, and the demo takes minutes.
  const code = await ended;
  await eventsEnd;
  expect([code, output.err]).toEqual([0, '']);
}, 120_000);
