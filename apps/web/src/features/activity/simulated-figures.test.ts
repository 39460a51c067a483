/** Compares every figure of the page with an independent computation from the simulated logs. */
import { defaultCatalogue } from '@scrapboard/catalogue';
import { questionParameters } from '@scrapboard/questions';
import { type SimulatedSession, simulateWorld } from '@scrapboard/simulator';
import { percentile, rateOf } from '@scrapboard/statistics';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../day-ms.ts';
import { filesOf, sendUpload } from '../../demo-backend/data/testing/send-upload.ts';
import { openDemo } from '../../demo-backend/testing/open-demo.ts';
import { firstMatchQuestion } from '../../questions/first-match-question.ts';
import { hoursOfWeekQuestion } from '../../questions/hours-of-week-question.ts';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { toQuestion } from '../../questions/to-question.ts';
import {
  cohortsQuestion,
  gamesByMonthQuestion,
  histogramQuestion,
  modesQuestion,
  partySizesQuestion,
  perMatchQuestion,
  perPlayerDayQuestion,
  perPlayerQuestion,
  playersQuestion,
  playerTotalsQuestion,
  regionsQuestion,
  sourcesByMonthQuestion,
  uploadsQuestion,
  uploadTotalsQuestion,
  weaponsByMonthQuestion,
} from './questions.ts';

const TO = Date.UTC(2026, 4, 7, 20);
const ZONE = 'Australia/Adelaide';

/** A human in a match, as the log describes it. */
interface Seat {
  match: string;
  startsAt: number;
  mode: string;
  region: string;
  player: string;
  partySize: number;
  won: boolean;
  /** Seconds. */
  duration: number;
  kills: number;
  assists: number;
  damage: number;
  score: number;
  /** Weapons that dealt damage. */
  weaponsUsed: Set<string>;
}

/** A match in an upload. */
interface Report {
  upload: number;
  startsAt: number;
  isNew: boolean;
}

const seats: Seat[] = [];
const reports: Report[] = [];
/** Bots of each match, and when it began. */
const botsByMatch = new Map<string, { startsAt: number; count: number }>();
const demo = openDemo();

beforeAll(async () => {
  const world = simulateWorld({
    seed: 5,
    players: 20,
    matches: 60,
    from: TO - 75 * DAY_MS,
    to: TO,
    density: 0.05,
  });
  const sessions = [...world.sessions()].filter(
    ({ gameLog, expected }) =>
      gameLog !== null &&
      expected().every(({ isComplete, match }) => isComplete && match.finish !== null),
  );
  for (const [upload, session] of sessions.entries()) {
    await sendUpload(demo.handleRequest, { files: filesOf(session), timeZone: session.timeZone });
    readSession(session, upload);
  }
}, 60_000);

function readSession(session: SimulatedSession, upload: number): void {
  const text = Buffer.concat([...session.combatLog()]).toString();
  const logs = text.split(/====== starting level \d+: 'levels\/maps\/(?!mainmenu|hangar)/).slice(1);
  session.expected().forEach(({ match, startsAt }, index) => {
    const isNew = !botsByMatch.has(match.guid);
    reports.push({ upload, startsAt, isNew });
    if (!isNew || match.finish === null) return;
    const { winnerTeam, battleTime } = match.finish;
    const weaponsByNickname = findUsedWeapons(logs[index] ?? '', match.players);
    botsByMatch.set(match.guid, { startsAt, count: match.players.filter(({ bot }) => bot).length });
    // Players who join in mid-battle are not in the roster and so have no ID.
    for (const player of match.players.filter(({ id, bot }) => !bot && !id.startsWith('name:'))) {
      const { id, partySize, kills, assists, score } = player;
      seats.push({
        ...{ match: match.guid, startsAt, mode: match.mode, region: match.region },
        ...{ player: id, partySize, kills, assists, score },
        won: winnerTeam === player.team,
        duration: battleTime / 10,
        damage: player.damage / 100,
        weaponsUsed: weaponsByNickname.get(player.nickname) ?? new Set(),
      });
    }
  });
}

/** Returns the weapons with which each player damaged an enemy. */
function findUsedWeapons(log: string, players: readonly { nickname: string; team: number }[]) {
  const teamByNickname = new Map(players.map(({ nickname, team }) => [nickname, team]));
  const weaponsByOwner = new Map<string, Set<string>>();
  const lines = log.matchAll(/Damage\. Victim: (.*?)\s*, attacker: (.*?)\s*, weapon '(.*?)'/g);
  for (const [, victim = '', attacker = '', weapon = ''] of lines) {
    const owner = attacker.replace(/:.*/, '');
    if (!teamByNickname.has(victim) || teamByNickname.get(victim) === teamByNickname.get(owner))
      continue;
    const part = defaultCatalogue.basePartIdOf(weapon);
    if (defaultCatalogue.part(part).category !== 'weapon') continue;
    weaponsByOwner.set(owner, (weaponsByOwner.get(owner) ?? new Set()).add(part));
  }
  return weaponsByOwner;
}

async function fetchRows(pageQuestion: PageQuestion, filters: PageFilters = {}) {
  const query = new URLSearchParams(questionParameters(toQuestion(pageQuestion, filters).question));
  const { status, body } = await demo.call(`GET /api/questions?${query}`);
  expect([status, pageQuestion]).toEqual([200, pageQuestion]);
  return body.rows;
}

const monthOf = ({ startsAt }: { startsAt: number }) =>
  new Date(startsAt).toISOString().slice(0, 7);
const dayOf = ({ startsAt }: { startsAt: number }) => new Date(startsAt).toISOString().slice(0, 10);
const countDistinct = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) =>
  new Set(items.map(keyOf)).size;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const closeTo = (value: number) => expect.closeTo(value, 5);

/** Returns groups, sorted by key. */
function groupSorted<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  return [...Map.groupBy(items, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns rows, sorted by some of their columns. */
function sortRows<Row extends Record<string, unknown>>(rows: readonly Row[], ...names: string[]) {
  const keyOf = (row: Row) => names.map((name) => String(row[name]).padStart(3, '0')).join(' ');
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function quantilesCloseTo(values: readonly number[]) {
  return Object.fromEntries(
    [10, 25, 50, 75, 90].map((p) => [`p${p}`, expect.closeTo(percentile(values, p / 100), 2)]),
  );
}

test('the simulated matches are enough to compare', () => {
  expect(seats.length).toBeGreaterThan(200);
  expect(countDistinct(seats, monthOf)).toBeGreaterThan(2);
  expect(reports.some(({ isNew }) => !isNew)).toBe(true);
});

test('uploads and players are counted in total and by month', async () => {
  const uploadFigures = (group: readonly Report[]) => ({
    uploads: countDistinct(group, ({ upload }) => upload),
    uploaders: 1,
  });
  const playerFigures = (group: readonly Seat[], month?: string) => ({
    matches: countDistinct(group, ({ match }) => match),
    players: countDistinct(group, ({ player }) => player),
    humans: group.length,
    bots: sum(
      [...botsByMatch.values()]
        .filter((match) => month === undefined || monthOf(match) === month)
        .map(({ count }) => count),
    ),
  });
  expect(await fetchRows(uploadTotalsQuestion)).toEqual([
    {
      ...uploadFigures(reports),
      newMatches: reports.filter(({ isNew }) => isNew).length,
      confirmations: reports.filter(({ isNew }) => !isNew).length,
    },
  ]);
  expect(await fetchRows(uploadsQuestion('month'))).toEqual(
    groupSorted(reports, monthOf).map(([month, group]) => ({ month, ...uploadFigures(group) })),
  );
  expect(await fetchRows(sourcesByMonthQuestion)).toEqual(
    groupSorted(reports, monthOf).map(([month, group]) => ({
      month,
      source: 'web',
      newMatches: group.filter(({ isNew }) => isNew).length,
      confirmations: group.filter(({ isNew }) => !isNew).length,
    })),
  );
  expect(await fetchRows(playerTotalsQuestion)).toEqual([playerFigures(seats)]);
  expect(await fetchRows(playersQuestion('month'))).toEqual(
    groupSorted(seats, monthOf).map(([month, group]) => ({
      month,
      ...playerFigures(group, month),
    })),
  );
  const firstStart = Math.min(...seats.map(({ startsAt }) => startsAt));
  const [{ first }] = await fetchRows(firstMatchQuestion);
  expect(first.slice(0, 10)).toBe(dayOf({ startsAt: firstStart }));
});

test('matches are counted by mode, region, party size and hour', async () => {
  const countMatches = (group: readonly Seat[]) => countDistinct(group, ({ match }) => match);
  const monthAndMode = (seat: Seat) => `${monthOf(seat)} ${seat.mode}`;
  expect(sortRows(await fetchRows(modesQuestion('month', 'mode')), 'month', 'mode')).toEqual(
    groupSorted(seats, monthAndMode).map(([text, group]) => {
      const [month, mode] = text.split(' ');
      return { month, mode, matches: countMatches(group) };
    }),
  );
  expect(sortRows(await fetchRows(regionsQuestion), 'region')).toEqual(
    groupSorted(seats, ({ region }) => region).map(([region, group]) => ({
      region,
      matches: countMatches(group),
      players: countDistinct(group, ({ player }) => player),
      games: group.length,
    })),
  );
  const sizes = groupSorted(seats, ({ partySize }) => String(partySize));
  expect(sortRows(await fetchRows(partySizesQuestion), 'partySize')).toMatchObject(
    sizes.map(([size, group]) => ({
      partySize: Number(size),
      games: group.length,
      players: countDistinct(group, ({ player }) => player),
      winRate: rateOf(group.filter(({ won }) => won).length, group.length),
      killsPerGame: {
        n: group.length,
        mean: closeTo(sum(group.map(({ kills }) => kills)) / group.length),
      },
      damagePerGame: {
        n: group.length,
        mean: closeTo(sum(group.map(({ damage }) => damage)) / group.length),
      },
    })),
  );
  // Formatted by the browser's own calendar, in a zone half an hour off that changes its offset.
  const formatter = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: ZONE, weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
  });
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const hourOf = ({ startsAt }: Seat) => {
    const parts = new Map(
      formatter.formatToParts(startsAt).map(({ type, value }) => [type, value]),
    );
    const weekday = days.indexOf(parts.get('weekday') ?? '') + 1;
    return `${weekday} ${String(parts.get('hour')).padStart(3, '0')}`;
  };
  expect(sortRows(await fetchRows(hoursOfWeekQuestion, { zone: ZONE }), 'weekday', 'hour')).toEqual(
    groupSorted(seats, hourOf).map(([text, group]) => {
      const [weekday, hour] = text.split(' ').map(Number);
      return { weekday, hour, matches: countMatches(group) };
    }),
  );
});

test('averages and histograms agree with an independent computation', async () => {
  const [match] = await fetchRows(perMatchQuestion);
  expect(match.games).toBe(seats.length);
  expect(match.winRate).toEqual(rateOf(seats.filter(({ won }) => won).length, seats.length));
  for (const name of ['kills', 'assists', 'damage', 'score'] as const) {
    const values = seats.map((seat) => seat[name]);
    expect(match[`${name}PerGame`]).toMatchObject({
      n: values.length,
      mean: closeTo(sum(values) / values.length),
    });
    expect(match[`${name}Quantiles`]).toEqual(quantilesCloseTo(values));
    const width = name === 'damage' || name === 'score' ? 200 : 1;
    expect(await fetchRows(histogramQuestion(name, width))).toEqual(
      [...Map.groupBy(values, (value) => width * Math.floor(value / width))]
        .toSorted(([a], [b]) => a - b)
        .map(([bin, group]) => ({ bin, games: group.length })),
    );
  }
  const playerDays = groupSorted(seats, (seat) => `${seat.player} ${dayOf(seat)}`).map(
    ([, group]) => ({
      games: group.length,
      duration: sum(group.map(({ duration }) => duration)),
    }),
  );
  const [day] = await fetchRows(perPlayerDayQuestion);
  expect(day).toEqual({
    units: playerDays.length,
    games: quantilesCloseTo(playerDays.map(({ games }) => games)),
    duration: quantilesCloseTo(playerDays.map(({ duration }) => duration)),
  });
  for (const [name, width] of [
    ['games', 1],
    ['duration', 60],
  ] as const) {
    const bins = Map.groupBy(
      playerDays,
      (playerDay) => width * Math.floor(playerDay[name] / width),
    );
    const rows: { bin: number; units: number }[] = await fetchRows(histogramQuestion(name, width));
    expect(rows.map(({ bin, units }) => [bin, units])).toEqual(
      [...bins].map(([bin, group]) => [bin, group.length]).toSorted(([a = 0], [b = 0]) => a - b),
    );
  }
  const playersWithEnoughGames = groupSorted(seats, ({ player }) => player).filter(
    ([, group]) => group.length >= 20,
  );
  const rates = playersWithEnoughGames.map(
    ([, group]) => (100 * group.filter(({ won }) => won).length) / group.length,
  );
  const [players] = await fetchRows(perPlayerQuestion);
  expect(players.units ?? 0).toBe(rates.length);
  if (rates.length > 0) expect(players.winRate).toEqual(quantilesCloseTo(rates));
});

test('uses of weapons and all games are counted by month', async () => {
  const uses = seats.flatMap((seat) =>
    [...seat.weaponsUsed].map((part) => `${monthOf(seat)} ${part}`),
  );
  expect(sortRows(await fetchRows(weaponsByMonthQuestion), 'month', 'part')).toEqual(
    groupSorted(uses, (use) => use).map(([text, group]) => {
      const [month, part] = text.split(' ');
      return { month, part, uses: group.length };
    }),
  );
  expect(await fetchRows(gamesByMonthQuestion)).toEqual(
    groupSorted(seats, monthOf).map(([month, group]) => ({ month, games: group.length })),
  );
});

test('players are grouped by the month in which they were first seen', async () => {
  const firstMonthByPlayer = new Map(
    groupSorted(seats, ({ player }) => player).map(([player, group]) => [
      player,
      group.map(monthOf).toSorted()[0],
    ]),
  );
  const groups = groupSorted(
    seats,
    (seat) => `${firstMonthByPlayer.get(seat.player)} ${monthOf(seat)}`,
  );
  expect(sortRows(await fetchRows(cohortsQuestion), 'cohort', 'month')).toEqual(
    groups.map(([text, group]) => {
      const [cohort, month] = text.split(' ');
      return { cohort, month, players: countDistinct(group, ({ player }) => player) };
    }),
  );
});
