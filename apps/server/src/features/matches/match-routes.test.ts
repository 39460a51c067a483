import {
  decodeMatchId,
  encodeMatchId,
  type Match,
  match as matchSchema,
} from '@scrapboard/contract';
import type { LogMatch } from '@scrapboard/match-log';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { packMatchDetail } from '../store/match-detail.ts';
import { cutOff, makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';

const { app, get, pool } = await createTestApp();

const completeMatch = makeMatch({ seed: 1, context: { region: 'eu', clientVersion: '2.1' } });
const unfinishedMatch = cutOff(makeMatch({ seed: 2, at: Date.UTC(2026, 3, 1) }));
const participant = { ...(completeMatch.players[0] as LogMatch['players'][number]) };
const matchWithLateJoiner: LogMatch = {
  ...makeMatch({ seed: 3, at: Date.UTC(2026, 3, 2) }),
  players: [
    ...makeMatch({ seed: 3 }).players,
    { ...participant, id: 'name:Ghost', nickname: 'Ghost', index: null, team: 1, powerScore: 0 },
  ],
};

async function fetchMatchId(match: LogMatch): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from match where started_at = $1', [
    new Date(match.startedAt),
  ]);
  return encodeMatchId(rows[0]?.id ?? '');
}
const fetchStored = async (match: LogMatch) =>
  get<Match>(`/api/matches/${await fetchMatchId(match)}`);

beforeAll(async () => {
  await storeUpload(pool, {
    id: 'first',
    matches: [completeMatch, unfinishedMatch, matchWithLateJoiner],
  });
  await storeUpload(pool, { id: 'second', matches: [completeMatch] });
});

test('the whole match is returned in one response', async () => {
  const body = await fetchStored(completeMatch);
  expect(matchSchema.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    startedAt: new Date(completeMatch.startedAt).toISOString(),
    gameplay: 'Conquer',
    map: { id: completeMatch.map },
    category: 'pvp',
    region: 'eu',
    clientVersion: '2.1',
    finished: true,
    winnerTeam: completeMatch.finish?.winnerTeam,
    duration: (completeMatch.finish?.battleTime ?? 0) / 10,
    uploads: 2,
    damageMatrix: [{ from: 0, to: 1, damage: 123.45, hits: 7 }],
    kills: [{ after: 1, killer: 0, victim: 1, part: { id: 'CarPart_Gun_A' }, assists: [2] }],
    damageOverTime: {
      teams: { first: 1, second: 2 },
      snapshots: [
        { after: 1, first: 120, second: 0 },
        { after: 30, first: 123, second: 41 },
      ],
    },
  });
  expect(body.rounds).toEqual([
    {
      endedAfter: (completeMatch.rounds[0]?.endedAfter ?? 0) / 1000,
      winnerTeam: completeMatch.finish?.winnerTeam,
      reason: 'no_cars',
      winReason: 'MORE_CARS_LEFT',
      duration: (completeMatch.finish?.battleTime ?? 0) / 10,
    },
  ]);
});

test('the scoreboard has the numbers of the log, with variants of a part merged and bots marked', async () => {
  const { players } = await fetchStored(completeMatch);
  expect(players.map((player) => player.index)).toEqual(completeMatch.players.map((_, i) => i));
  for (const [i, player] of players.entries()) {
    const loggedPlayer = completeMatch.players[i] as LogMatch['players'][number];
    expect(player).toMatchObject({
      id: loggedPlayer.bot ? null : loggedPlayer.id,
      bot: loggedPlayer.bot,
      nickname: loggedPlayer.nickname,
      kills: loggedPlayer.kills,
      damage: loggedPlayer.damage / 100,
      powerScore: loggedPlayer.powerScore,
    });
    const ids = player.parts.map(({ part }) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
    const sumDamage = (uses: { damage: number }[]) =>
      uses.reduce((sum, use) => sum + use.damage, 0);
    expect(sumDamage(player.parts)).toBeCloseTo(sumDamage(loggedPlayer.parts) / 100, 6);
    expect(player.rounds).toHaveLength(1);
  }
  const parties = players.filter((player) => player.party !== null);
  expect(parties.map((player) => player.index)).toEqual([0, 1]);
  expect(parties[0]?.party).toBe(parties[1]?.party);
});

test('a team is the sum of its members', async () => {
  for (const match of [completeMatch, unfinishedMatch, matchWithLateJoiner]) {
    const { teams, players } = await fetchStored(match);
    for (const team of teams) {
      const members = players.filter((player) => player.team === team.team);
      const cents = members.reduce((sum, player) => sum + Math.round(player.damage * 100), 0);
      expect(Math.round(team.damage * 100)).toBe(cents);
      expect(team.kills).toBe(members.reduce((sum, player) => sum + player.kills, 0));
      const powerScores = members.map((player) => player.powerScore).filter((score) => score > 0);
      const average = powerScores.reduce((a, b) => a + b, 0) / powerScores.length;
      expect(team.powerScore).toBe(Math.round(average));
    }
    expect(teams.map((team) => team.team)).toEqual([1, 2]);
  }
});

test('an unfinished match has no winner and no duration', async () => {
  expect(await fetchStored(unfinishedMatch)).toMatchObject({
    finished: false,
    winnerTeam: null,
    duration: null,
    rounds: [],
  });
});

test('a player missing from the roster has a nickname but no id', async () => {
  const { players } = await fetchStored(matchWithLateJoiner);
  expect(players.find((player) => player.nickname === 'Ghost')).toMatchObject({
    id: null,
    bot: false,
  });
});

test('rated players have their rating change', async () => {
  const { rows } = await pool.query('select id, player_ids from match where started_at = $1', [
    new Date(completeMatch.startedAt),
  ]);
  const ratedPlayerId = rows[0].player_ids[0];
  await pool.query(`insert into rating values ($1, $2, $3, 25, 8, 1617, 17, 1, 1, 0)`, [
    ratedPlayerId,
    new Date(completeMatch.startedAt),
    rows[0].id,
  ]);
  const { players } = await fetchStored(completeMatch);
  expect(players.filter((p) => p.mmrChange !== null).map((p) => [p.id, p.mmrChange])).toEqual([
    [ratedPlayerId, 17],
  ]);
});

test('the id from an incomplete log leads to the complete match', async () => {
  const complete = makeMatch({ seed: 9, at: Date.UTC(2026, 3, 9) });
  await storeUpload(pool, { id: 'cut', matches: [cutOff(complete)] });
  const oldId = await fetchMatchId(complete);
  await storeUpload(pool, { id: 'full', matches: [complete] });
  const newId = await fetchMatchId(complete);
  expect(newId).not.toBe(oldId);
  expect(await get(`/api/matches/${oldId}`)).toMatchObject({ id: newId, finished: true });
});

test.each([
  ['0000000000000', 404],
  ['7zzzzzzzzzzzz', 404],
  ['short', 400],
  ['ILOU000000000', 400],
])('an ID without a match, %s, gives %i', async (id, status) => {
  expect((await app.inject(`/api/matches/${id}`)).statusCode).toBe(status);
});

test('returns 304 if nothing has changed', async () => {
  const url = `/api/matches/${await fetchMatchId(completeMatch)}`;
  const { headers } = await app.inject(url);
  const secondResponse = await app.inject({
    url,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, '']);
});

test('a match stored by a version without damage over time has none until a rebuild', async () => {
  const id = await fetchMatchId(matchWithLateJoiner);
  const { damageSeries, ...detailWithoutSeries } = matchWithLateJoiner;
  await pool.query('update match_detail set detail = $1 where match_id = $2', [
    packMatchDetail(JSON.stringify(detailWithoutSeries)),
    decodeMatchId(id)?.toString(),
  ]);
  expect(damageSeries).not.toBeNull();
  expect((await get<Match>(`/api/matches/${id}`)).damageOverTime).toBeNull();
});
