import { createCatalogue } from '@scrapboard/catalogue';
import { defaultData } from '@scrapboard/catalogue/data/default-data';
import type { Schedule } from '@scrapboard/contract';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createTestApp } from '../../http/test-app.ts';

const { deps } = await createTestApp();
const catalogue = createCatalogue({
  ...defaultData,
  scheduleExceptions: [{ mode: 'clan-war', date: '2026-12-26', from: 0, to: 24, cancelled: true }],
  seasons: [{ id: 's1', name: 'Season 1', from: '2026-11-01', to: '2027-02-01' }],
});
const app = await buildApp({ ...deps, catalogue });
afterAll(() => app.close());

test('the schedule names its source, windows, exceptions, modes and seasons', async () => {
  const schedule: Schedule = (await app.inject('/api/schedule')).json();
  expect(schedule).toMatchObject({ asOf: '2023-05', seasons: [{ id: 's1' }] });
  expect(schedule.windows).toContainEqual({ mode: 'clan-war', day: 1, from: 11, to: 15 });
  expect(schedule.exceptions).toHaveLength(1);
  expect(schedule.modes).toContainEqual({
    ...{ id: 'leviathan-clan-war', name: 'Leviathan Clan Wars', category: 'pvp' },
  });
});

test('a calendar program reads the file of each kind, and revalidates it with its ETag', async () => {
  const fetchEvents = async (kind: string) => {
    const response = await app.inject(`/sched/${kind}.ics`);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(response.body));
    const names = calendar
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).summary);
    return { names, response };
  };
  const { names, response } = await fetchEvents('cw');
  expect(names.filter((name) => name === 'Clan Wars')).toHaveLength(7);
  expect(names.filter((name) => name === 'Leviathan Clan Wars')).toHaveLength(3);
  expect(names).toHaveLength(10);
  // The two windows of 26 December, a Saturday.
  expect(response.body.match(/^EXDATE/gm)).toHaveLength(2);
  expect((await fetchEvents('brawl')).names).toHaveLength(17);
  expect((await fetchEvents('all')).names).toHaveLength(28);

  const conditionalResponse = await app.inject({
    url: '/sched/cw.ics',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect(conditionalResponse.statusCode).toBe(304);
  expect((await app.inject('/sched/raids.ics')).statusCode).toBe(400);
});
