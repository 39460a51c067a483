import { type QuestionAnswer, questionAnswer } from '@scrapboard/contract';
import {
  answerForViewer,
  everythingVisible,
  parseLeadersQuery,
  parseQuestion,
} from '@scrapboard/read-models';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppDeps } from '../../app-deps.ts';
import { DAY_MS } from '../../day-ms.ts';
import { createTestApp } from '../../http/test-app.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { createBoardQuestions } from './create-board-questions.ts';
import { createQuestionService } from './create-question-service.ts';
import { questionRoutes } from './question-routes.ts';
import { writeTestFacts } from './testing/write-test-facts.ts';

const { app, deps, get, pool, logLines, writeAndAwaitChange } = await createTestApp();
const END = Date.UTC(2026, 4, 20);

const questions = [
  'facts=players&measures=games,winRate,kills',
  'facts=players&measures=matches,games&by=mode,map',
  'facts=players&measures=games&by=player&sort=-games&limit=5',
  'facts=parts&measures=uses,wins,damage,winRate&by=part',
  'facts=parts&measures=uses&by=part,partKind&carried=true&from=2026-05-03&to=2026-05-10',
  'facts=players&measures=killsPerGame,damageQuantiles,damagePerMinuteRange,winRateAboveExpectation&by=mode',
  'facts=uploads&measures=uploads,matches&by=outcome',
  'facts=rewards&measures=matches&by=resource',
];
const ask = (query: string) => get<QuestionAnswer>(`/api/questions?${query}`);
const fromRows = new Map<string, QuestionAnswer>();

beforeAll(async () => {
  const matches = Array.from({ length: 40 }, (_, seed) =>
    makeMatch({ seed, at: END - (seed % 17) * DAY_MS, population: 20 }),
  );
  await storeUpload(pool, { id: 'first', matches });
  await storeUpload(pool, { id: 'second', matches: matches.slice(0, 9) });
  for (const question of questions) fromRows.set(question, await ask(question));
  await writeTestFacts(deps);
});

test.each(questions)('files and rows answer %s alike', async (question) => {
  const answer = await ask(question);
  expect(questionAnswer.parse(answer)).toEqual(answer);
  const { rows, names, total, truncated, version, asOf } = answer;
  expect(fromRows.get(question)).toMatchObject({ rows, names, total, truncated });
  expect(fromRows.get(question)?.version).toMatch(/^rows-/);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(Date.parse(asOf)).toBeLessThanOrEqual(Date.now());
});

test('an answer has names, a total, and whether there are more rows', async () => {
  const { rows, names, total, truncated } = await ask(questions[2] ?? '');
  expect(rows).toHaveLength(5);
  expect(total).toBe(20);
  expect(truncated).toBe(true);
  const id = String(rows[0]?.player);
  expect(names.player?.[id]).toMatch(new RegExp(`^Player ${id}`));
});

test('an invalid question is answered with what can be asked', async () => {
  const response = await app.inject('/api/questions?facts=parts&measures=uses,luck&by=part');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'bad_question',
    message: expect.stringMatching(/“luck” in “measures”.*uses/),
    fields: { measures: expect.stringContaining('luck') },
  });
  for (const query of ['', 'facts=luck', 'facts=parts&measures=uses&map=', 'facts=parts&by=part']) {
    const { statusCode } = await app.inject(`/api/questions?${query}&lucky=7`);
    expect([query, statusCode]).toEqual([query, 400]);
  }
  const repeatedParameter = await app.inject(
    '/api/questions?facts=parts&measures=uses&by=part&by=map',
  );
  expect(repeatedParameter.statusCode).toBe(400);
});

test('an answer is available as CSV and as NDJSON', async () => {
  const query = 'facts=parts&measures=uses,winRate&by=part&sort=part';
  const { rows, names } = await ask(query);
  const csv = await app.inject(`/api/questions.csv?${query}`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  expect(lines[0]).toMatch(/^part,partName,uses,winRate\.count,winRate\.of,/);
  const ndjson = await app.inject(`/api/questions.ndjson?${query}`);
  expect(ndjson.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const [first] = ndjson.body.split('\n').map((line) => line && JSON.parse(line));
  expect(first).toEqual({ ...rows[0], partName: names.part?.[String(rows[0]?.part)] });
});

test('an answer is cached, and not sent again to a client that has it', async () => {
  const url = '/api/questions?facts=players&measures=games&by=map';
  const { headers } = await app.inject(url);
  expect(headers.etag).toBeDefined();
  const secondResponse = await app.inject({
    url,
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(secondResponse.statusCode).toBe(304);
  const metrics = (await app.inject('/metrics')).body;
  expect(metrics).toMatch(/^scrapboard_questions_total\{outcome="cached"\} [1-9]/m);
  expect(metrics).toMatch(/^scrapboard_questions_total\{outcome="failed"\} 0$|^(?!.*failed)/m);
  expect(metrics).toContain('scrapboard_question_process_running 1');
});

test('a hidden player counts, but is never named', async () => {
  const totals = 'facts=players&measures=games,damage';
  const totalsBefore = await ask(totals);
  const [row] = (await ask('facts=players&measures=games&by=player&limit=1')).rows;
  const hiddenPlayerId = String(row?.player);
  const questionsAboutHidden = [
    `facts=players&measures=games&player=${hiddenPlayerId}`,
    `facts=players&measures=games&by=build,day&player=${hiddenPlayerId}`,
    `facts=parts&measures=uses&by=part&player=${hiddenPlayerId}`,
  ];
  for (const question of questionsAboutHidden)
    expect((await ask(question)).total).toBeGreaterThan(0);
  const build = (await ask(`facts=players&measures=games&by=build&player=${hiddenPlayerId}`))
    .rows[0]?.build;
  await writeAndAwaitChange(() =>
    pool.query(
      `with hide as (insert into hidden_player (player_id) values ($1))
       select pg_notify('scrapboard_changed', '{"players":[],"matches":[],"hidden":true}')`,
      [hiddenPlayerId],
    ),
  );
  await expect
    .poll(async () => (await ask('facts=players&measures=games&by=player')).total)
    .toBe(19);
  const list = await ask('facts=players&measures=games&by=player&limit=100');
  expect(JSON.stringify(list)).not.toContain(`"${hiddenPlayerId}"`);
  const csv = await app.inject('/api/questions.csv?facts=players&measures=games&by=player');
  expect(csv.body).not.toMatch(new RegExp(`^${hiddenPlayerId},`, 'm'));
  for (const question of questionsAboutHidden) {
    const { rows, names } = await ask(question);
    // Totals are a row, even of nothing.
    expect(rows.flatMap((row) => Object.values(row)).filter(Boolean)).toEqual([]);
    expect(names.player ?? {}).toEqual({});
  }
  const builds = await ask('facts=players&measures=games&by=build&limit=1000');
  expect(builds.rows.map((row) => row.build)).not.toContain(build);
  expect((await ask(totals)).rows).toEqual(totalsBefore.rows);
});

test('the rows of a kept answer are the same array for everyone from whom nobody in it is hidden', async () => {
  const service = createQuestionService(deps);
  const question = parseQuestion({ facts: 'players', measures: 'games', by: 'player' });
  const { signal } = new AbortController();
  const answer = () => service.answer(question, { hidden: [], signal });
  const { rows } = await answer();
  expect((await answer()).rows).toBe(rows);
  const visibility = { ...everythingVisible, isHidden: () => false };
  const visible = await answerForViewer('GET /api/questions', {}, visibility, answer);
  expect(visible.rows).toBe(rows);
  await service.close();
});

test('without DuckDB, questions are answered from rows, and the log says so', async () => {
  const service = createQuestionService(deps, {
    missingReason: 'it has no binary for linux-riscv64',
  });
  expect(logLines.at(-1)).toContain(
    'DuckDB does not run on this machine (it has no binary for linux-riscv64)',
  );
  const { signal } = new AbortController();
  const question = parseQuestion({ facts: 'players', measures: 'games' });
  const { rows, version } = await service.answer(question, { hidden: [], signal });
  expect(rows).toEqual((await ask('facts=players&measures=games')).rows);
  expect(version).toMatch(/^rows-/);
  expect(service.state.pid).toBeUndefined();
  await service.close();
});

test('questions answered from rows wait for each other, and only a few may wait', async () => {
  const limits = { missingReason: 'it has none', concurrency: 1, maxWaiting: 1 };
  const service = createQuestionService(deps, limits);
  const { signal } = new AbortController();
  const blocker = await pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table match in access exclusive mode');
  let refused = 0;
  const pendingAnswers = [1, 2, 3].map(async (limit) => {
    const query = { facts: 'players', measures: 'games', by: 'map', limit: String(limit) };
    return await service
      .answer(parseQuestion(query), { hidden: [], signal })
      .catch((error: unknown) => {
        refused++;
        throw error;
      });
  });
  const allOutcomes = Promise.allSettled(pendingAnswers);
  // No answer comes before all three have been asked.
  await expect.poll(() => refused).toBe(1);
  await blocker.query('rollback');
  blocker.release();
  const outcomes = await allOutcomes;
  const rejections = outcomes.filter(({ status }) => status === 'rejected');
  expect(rejections).toMatchObject([{ reason: { code: 'questions_busy', statusCode: 503 } }]);
  expect(service.state).toMatchObject({ running: 0, waiting: 0 });
  await service.close();
});

test('a process that hangs is replaced once the caller has left', async () => {
  const service = createQuestionService(deps);
  // Asked nowhere else, because an answer from a file would start no process.
  const question = parseQuestion({ facts: 'players', measures: 'games', by: 'map,region' });
  const otherController = new AbortController();
  await service.answer(question, { hidden: [], signal: otherController.signal });
  // 0 would stop this process and all of its group.
  process.kill(service.state.pid ?? expect.fail('no process'), 'SIGSTOP');
  const controller = new AbortController();
  const pendingAnswer = service.answer(
    { ...question, limit: 2 },
    { hidden: [], signal: controller.signal },
  );
  await expect.poll(() => service.state.running).toBe(1);
  controller.abort(new Error('left'));
  await expect(pendingAnswer).rejects.toThrow('left');
  await expect.poll(() => service.state.running).toBe(0);
  const answer = await service.answer(
    { ...question, limit: 3 },
    { hidden: [], signal: otherController.signal },
  );
  expect(answer.rows.length).toBeGreaterThan(0);
  expect(Object.fromEntries(service.state.outcomes)).toEqual({ answered: 2, left: 1 });
  await service.close();
});

test('what was asked before is answered from new facts before somebody asks again', async () => {
  const service = createQuestionService(deps, { readyIntervalMs: 10 });
  const { signal } = new AbortController();
  const askForLeaders = () =>
    service.leaders(parseLeadersQuery({ kind: 'cabin', minGames: '5' }), undefined, {
      hidden: [],
      signal,
    });
  const ask = (query: Record<string, string>) =>
    service.answer(parseQuestion({ facts: 'uploads', ...query }), { hidden: [], signal });
  const countOf = (outcome: 'cached' | 'prepared') => service.state.outcomes.get(outcome) ?? 0;
  const { version } = await ask({ measures: 'matches' });
  await ask({ measures: 'matches' });
  await ask({ measures: 'uploads' });
  const { leaders } = await askForLeaders();
  expect(leaders).toEqual((await askForLeaders()).leaders);
  const match = makeMatch({ seed: 900, at: END, population: 20 });
  await storeUpload(pool, { id: 'third', matches: [match] });
  await writeTestFacts(deps);
  await expect.poll(() => countOf('prepared')).toBe(2);
  const cachedBefore = countOf('cached');
  expect((await ask({ measures: 'matches' })).version).not.toBe(version);
  expect((await askForLeaders()).version).not.toBe(version);
  expect(countOf('cached')).toBe(cachedBefore + 2);
  await service.close();
});

test('boards are prepared before anybody has asked, without players who hid, if facts are many', async () => {
  const hidden = ['7'];
  const allQuestions = createBoardQuestions({ ...deps, hiddenPlayers: { ids: new Set(hidden) } });
  const list = async () => (await allQuestions.list()).slice(2, 4);
  const boardQuestions = { list, hidden: allQuestions.hidden };
  const options = { readyIntervalMs: 10, boardQuestions };
  const small = createQuestionService(deps, options);
  const service = createQuestionService(deps, { ...options, minLargeRows: 0 });
  const { signal } = new AbortController();
  await expect.poll(() => service.state.outcomes.get('prepared')).toBe(2);
  expect(small.state.outcomes.size).toBe(0);
  await small.close();
  // The newest match is of this day.
  const period = { from: '2026-02-20', to: '2026-05-20' };
  const query = parseLeadersQuery({ kind: 'cabin', ...period });
  await service.leaders(query, '4', { hidden, signal });
  const totals = { facts: 'players', measures: 'matches,players,games', limit: '1000', ...period };
  await service.answer(parseQuestion(totals), { hidden, signal });
  expect(Object.fromEntries(service.state.outcomes)).toEqual({ prepared: 2, cached: 2 });
  await service.close();
});

test('the boards of the next day are prepared before it begins', async () => {
  const listAt = async (time: string) => {
    const now = () => Date.parse(time);
    const allQuestions = createBoardQuestions({ ...deps, hiddenPlayers: { ids: new Set() } }, now);
    return (await allQuestions.list()).map(({ question }) => question.filters.to);
  };
  expect(new Set(await listAt('2026-05-20T22:59:00Z'))).not.toContain('2026-05-21');
  const late = new Set(await listAt('2026-05-20T23:01:00Z'));
  for (const day of ['2026-05-20', '2026-05-21']) expect(late).toContain(day);
  expect(new Set(await listAt('2026-05-21T23:01:00Z'))).not.toContain('2026-05-22');
});

test('while the new answer is prepared, the last one is returned with its time, if facts are many', async () => {
  const options = { readyIntervalMs: 600_000, minKeptMs: 0, minLargeRows: 0 };
  const small = createQuestionService(deps);
  const service = createQuestionService(deps, options);
  const { signal } = new AbortController();
  const rows = parseQuestion({ facts: 'players', measures: 'games', by: 'map,mode' });
  const ranked = parseLeadersQuery({ kind: 'movement', minGames: '5' });
  const asking = (from: typeof service, hidden: readonly string[] = []) => ({
    rows: () => from.answer(rows, { hidden, signal }),
    leaders: () => from.leaders(ranked, undefined, { hidden, signal }),
  });
  const asked = asking(service);
  const before = { rows: await asked.rows(), leaders: await asked.leaders() };
  expect(before).toMatchObject({ rows: { outdated: false }, leaders: { outdated: false } });
  await asking(small).rows();
  await storeUpload(pool, { id: 'newer', matches: [makeMatch({ seed: 901, at: END })] });
  await writeTestFacts(deps);

  expect(await asked.rows()).toEqual({ ...before.rows, outdated: true });
  expect(await asked.leaders()).toEqual({ ...before.leaders, outdated: true });
  await expect.poll(async () => (await asked.rows()).outdated).toBe(false);
  await expect.poll(async () => (await asked.leaders()).outdated).toBe(false);
  const after = await asked.rows();
  expect(after.version).not.toBe(before.rows.version);
  expect(Date.parse(after.asOf)).toBeGreaterThan(Date.parse(before.rows.asOf));
  expect(await asking(small).rows()).toEqual(after);
  // Outdated answers could name whoever has hidden since.
  expect(await asking(service, ['3']).rows()).toMatchObject({ outdated: false });
  await Promise.all([small.close(), service.close()]);

  // A restarted server reads the last answers from their files, if they are not too old.
  await storeUpload(pool, { id: 'newest', matches: [makeMatch({ seed: 902, at: END })] });
  await writeTestFacts(deps);
  const restarted = createQuestionService(deps, options);
  expect(await asking(restarted).rows()).toEqual({ ...after, outdated: true });
  await restarted.close();
});

test('a restarted server reads answers from files instead of computing them', async () => {
  const question = parseQuestion({ facts: 'players', measures: 'games,damage', by: 'player,map' });
  const query = parseLeadersQuery({ kind: 'weapon', minGames: '5' });
  const { signal } = new AbortController();
  const askBoth = async () => {
    const service = createQuestionService(deps, { minKeptMs: 0 });
    const rows = await service.answer(question, { hidden: [], signal });
    const leaders = await service.leaders(query, '4', { hidden: [], signal });
    const outcomes = Object.fromEntries(service.state.outcomes);
    const { pid } = service.state;
    await service.close();
    return { rows, leaders, outcomes, pid };
  };
  const first = await askBoth();
  expect(first.outcomes).toEqual({ answered: 2 });
  const second = await askBoth();
  expect(second.outcomes).toEqual({ restored: 2 });
  expect(second.pid).toBeUndefined();
  expect([second.rows, second.leaders]).toEqual([first.rows, first.leaders]);
});

test('closing the connection ends the question', async () => {
  const receivedSignal = Promise.withResolvers<AbortSignal>();
  const server = Fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  afterAll(() => server.close());
  await server.register(questionRoutes, {
    ...(deps as AppDeps),
    visibilityFor: async () => everythingVisible,
    questions: {
      state: {
        outcomes: new Map(),
        running: 0,
        waiting: 0,
        cacheBytes: 0,
        pid: undefined,
        crashes: 0,
        peakBytes: 0,
      },
      close: async () => {},
      leaders: () => expect.fail('was asked for leaders'),
      answer: (_question, { signal }) => {
        receivedSignal.resolve(signal);
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      },
    },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const controller = new AbortController();
  const pendingResponse = fetch(`${address}/api/questions?facts=players&measures=games`, {
    signal: controller.signal,
  });
  const signal = await receivedSignal.promise;
  expect(signal.aborted).toBe(false);
  controller.abort();
  await expect(pendingResponse).rejects.toThrow();
  await expect.poll(() => signal.aborted).toBe(true);
});
