import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { requestRating } from '../../queue/add-jobs.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';

const { app, pool } = await createTestApp();

test('metrics contain requests, stored rows, jobs and the process', async () => {
  await storeUpload(pool, { id: 'first', matches: [makeMatch({ seed: 1 })] });
  await requestRating(pool, new Date());
  await app.inject('/dev/profile/unknown-1');
  await app.inject('/dev/profile/unknown-2');
  await app.inject('/nowhere');
  const response = await app.inject('/metrics');
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=/);
  const lines = response.body.split('\n');
  expect(lines).toContain(
    'http_request_duration_seconds_count{method="GET",route="/dev/profile/:id",status="404"} 2',
  );
  expect(lines).toContain('scrapboard_stored{what="matches"} 1');
  expect(lines).toContain('scrapboard_uploads{status="reading",source="web"} 1');
  expect(response.body).toMatch(/^scrapboard_jobs\{task="rate",state="(scheduled|waiting)"\} 1$/m);
  expect(lines).toContain('scrapboard_queue_running 1');
  expect(lines).toContain('scrapboard_facts_failed_runs 0');
  expect(response.body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(response.body).toMatch(/^scrapboard_database_connections\{state="idle"\} \d+/m);
  expect(response.body).not.toContain('unknown-1');
});
