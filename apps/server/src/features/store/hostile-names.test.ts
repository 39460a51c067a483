import { encodeMatchId, type Match, type Player, type PlayersPage } from '@scrapboard/contract';
import type { LogMatch } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { makeMatch } from './testing/make-match.ts';
import { storeUpload } from './testing/uploads.ts';

const { app, pool, get } = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });

/** A log file can be edited, so its roster can have any name. */
const nicknames = [
  "Robert'); drop table player;--",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../token.secret',
  '%_\\',
  '{{7*7}}',
  '‮evil',
];

function withHostileNames(match: LogMatch): LogMatch {
  return {
    ...match,
    map: '<b>map</b>',
    players: match.players.map((player, index) => ({
      ...player,
      nickname: nicknames[index] ?? player.nickname,
    })),
  };
}

const match = withHostileNames(makeMatch({ seed: 7, humans: nicknames.length, bots: 0 }));
await storeUpload(pool, { id: 'hostile', matches: [match] });

test.each(nicknames)('%j is stored and returned like any nickname', async (nickname) => {
  const id = match.players[nicknames.indexOf(nickname)]?.id ?? '';
  expect((await get<Player>(`/api/players/${id}`)).nickname).toBe(nickname);
  const search = encodeURIComponent(nickname);
  const searchResponse = await app.inject(`/api/players?search=${search}`);
  expect(searchResponse.json<PlayersPage>().players.map((player) => player.nickname)).toContain(
    nickname,
  );
  expect(searchResponse.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('all players are kept, and a match page has their names unchanged', async () => {
  const { total } = await get<PlayersPage>('/api/players');
  expect(total).toBe(nicknames.length);
  const { rows } = await pool.query('select id from match');
  const page = await get<Match>(`/api/matches/${encodeMatchId(rows[0].id)}`);
  expect(page.players.map(({ nickname }) => nickname).toSorted()).toEqual(nicknames.toSorted());
});

test('the API page contains nothing that was uploaded', async () => {
  const { body } = await app.inject({ url: '/api', headers: { accept: 'text/html' } });
  for (const nickname of nicknames.filter((text) => text.includes('<'))) {
    expect(body).not.toContain(nickname);
  }
});
