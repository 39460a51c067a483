import { matchNumbers } from '@scrapboard/contract/player-numbers';
import fc from 'fast-check';
import { addCountingColumns } from '../add-counting-columns.ts';
import type { FactRows } from '../evaluate/evaluate-question.ts';
import type { FactRow } from '../fact-tables.ts';
import type { QuestionContext } from '../question-context.ts';

/** The values that random facts and questions are built from. */
export const sampleValues = {
  players: ['1', '2', '3@live', '4', '5', 'hidden', 'hidden@live'],
  hidden: ['hidden', 'hidden@live'],
  builds: ['00000001', '0badcafe', 'ffffffff', null],
  parts: ['CarPart_Gun', 'Cabin_Known', 'CarPart_Unlisted', 'part of 😀'],
  modes: ['conquer', 'raid-easy', 'clan-war', 'ﬀ', '😀'],
  maps: ['sand_crater', 'O’Hara', "it's", ''],
  regions: ['eu', 'na', null],
  versions: ['0.12.9', '0.12.20', null],
  categories: ['pvp', 'pve', 'brawl'],
  resources: ['money', 'Gasoline', 'expFactionTotal'],
  uploaders: ['a', 'b', 'c', null],
} as const;

/** The context of random questions: a season of the operator, and a part without traits. */
export const randomContext: QuestionContext = {
  hidden: new Set(sampleValues.hidden),
  seasons: [
    { id: 'winter', name: 'Winter', from: Date.UTC(2025, 11, 20), to: Date.UTC(2026, 1, 2) },
  ],
  parts: new Map([
    ['CarPart_Gun', { kind: 'weapon', type: 'Shotgun', rarity: 'epic', faction: null }],
    ['Cabin_Known', { kind: 'cabin', type: null, rarity: 'epic', faction: 'Nomads' }],
  ]),
};

const FIRST_START = Date.UTC(2025, 9, 20);
const LAST_START = Date.UTC(2026, 3, 10);

const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const numberUpTo = (max: number) => fc.nat(max);

/** Instants that matches begin at: seconds, often just around midnight or a change of clocks. */
const instant = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: FIRST_START / 1000, max: LAST_START / 1000 }) },
    pick(
      ['2025-10-26T01:00:00Z', '2026-01-01T00:00:00Z', '2026-02-28T23:59:59Z'].map(
        parseEpochSeconds,
      ),
    ),
  )
  .map((value) => value * 1000);

function parseEpochSeconds(text: string): number {
  return Date.parse(text) / 1000;
}

const matchColumns = fc.record({
  started_at: instant,
  // A mode is of one category.
  kind: pick(
    sampleValues.modes.map((mode, index) => ({
      category: sampleValues.categories[index % sampleValues.categories.length] ?? '',
      mode,
    })),
  ),
  gameplay: pick(['Conquer', 'Pve']),
  map: pick(sampleValues.maps),
  region: pick(sampleValues.regions),
  host: fc.constant(null),
  client_version: pick(sampleValues.versions),
  witnesses: fc.integer({ min: 1, max: 3 }),
});

const seat = fc.record({
  build: pick(sampleValues.builds),
  power_score: fc.integer({ min: 0, max: 26_000 }),
  team: fc.integer({ min: 1, max: 2 }),
  party_size: fc.integer({ min: 1, max: 4 }),
  numbers: fc.array(fc.oneof(numberUpTo(30), numberUpTo(20_000_000)), {
    minLength: matchNumbers.length,
    maxLength: matchNumbers.length,
  }),
  parts: fc.uniqueArray(
    fc.record({
      part: pick(sampleValues.parts),
      used: fc.boolean(),
      amount: numberUpTo(1_000_000),
    }),
    { selector: ({ part }) => part, maxLength: 3 },
  ),
  rewards: fc.option(
    fc.record({
      queue_ms: fc.option(numberUpTo(400_000)),
      paid: fc.uniqueArray(
        fc.record({ resource: pick(sampleValues.resources), amount: numberUpTo(90_000) }),
        {
          selector: ({ resource }) => resource,
          maxLength: 3,
        },
      ),
    }),
  ),
});

const upload = fc.record({
  upload: fc.integer({ min: 1, max: 8 }).map(String),
  received_at: instant,
  source: pick(['web', 'cli', 'demo']),
  outcome: pick(['new', 'known', 'unfinished']),
  uploader: pick(sampleValues.uploaders),
});

const match = fc.record({
  columns: matchColumns,
  winner: fc.option(numberUpTo(2)),
  /** Of the first team. */
  expected: fc.option(fc.integer({ min: 0, max: 10_000 })),
  players: fc.uniqueArray(pick(sampleValues.players), { minLength: 1, maxLength: 4 }),
  seats: fc.array(seat, { minLength: 4, maxLength: 4 }),
  bots: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
  uploads: fc.array(upload, { maxLength: 2 }),
});

type RandomMatch = typeof match extends fc.Arbitrary<infer Match> ? Match : never;

/** Facts whose rows are consistent with each other, as those of real matches are. */
export const randomFacts: fc.Arbitrary<FactRows> = fc
  .array(match, { maxLength: 70, size: 'max' })
  .map((matches) => {
    const facts = matches.map(factsOf);
    return {
      players: facts.flatMap(({ players }) => players),
      parts: facts.flatMap(({ parts }) => parts),
      rewards: facts.flatMap(({ rewards }) => rewards),
      uploads: facts.flatMap(({ uploads }) => uploads),
    };
  });

function factsOf(random: RandomMatch, index: number): FactRows {
  const { winner, bots } = random;
  const { kind, ...columns } = random.columns;
  const matchFields = {
    ...columns,
    ...kind,
    match_id: String(index + 1),
    finished: winner !== null,
  };
  const resultOf = (team: number) =>
    winner === null ? null : winner === 0 ? 0 : winner === team ? 1 : -1;
  const expectedOf = (team: number) =>
    winner === null || random.expected === null
      ? null
      : team === 1
        ? random.expected
        : 10_000 - random.expected;
  const players = random.players.toSorted();
  const seats = players.map((player_id, index) => {
    const { numbers, parts, rewards, ...seatColumns } = random.seats[
      index
    ] as RandomMatch['seats'][number];
    const { team, party_size } = seatColumns;
    const party = party_size > 1 ? 1 : null;
    const outcome = { result: resultOf(team), expected: expectedOf(team) };
    return { player_id, ...seatColumns, party, ...outcome, numbers, parts, rewards };
  });
  const counts = { humans: players.length, bots: bots.length };
  const playerRows = seats.map(({ parts: _, rewards: __, numbers, ...row }, index) => ({
    ...matchFields,
    ...row,
    ...counts,
    ...numberColumns(numbers),
    winner_team: winner,
    bot: false,
    first_of_match: index === 0,
  }));
  const botRows = bots.map((team) => ({
    ...matchFields,
    ...counts,
    ...numberColumns(),
    winner_team: winner,
    player_id: null,
    bot: true,
    first_of_match: false,
    build: null,
    power_score: null,
    team,
    party: null,
    party_size: null,
    result: resultOf(team),
    expected: null,
  }));
  return {
    players: [...playerRows, ...botRows],
    parts: addCountingColumns(
      seats.flatMap(({ parts, rewards: _, numbers, ...row }) => {
        const { duration, damage, cabin_damage } = numberColumns(numbers);
        return parts.map(({ part, used, amount }): UnmarkedPart => {
          const [part_damage, part_hits, part_kills] = used
            ? [amount, amount % 7, amount % 3]
            : [0, 0, 0];
          const partNumbers = { part_damage, part_hits, part_kills };
          return {
            ...matchFields,
            ...counts,
            ...row,
            duration: duration ?? 0,
            damage: damage ?? 0,
            cabin_damage: cabin_damage ?? 0,
            part,
            used,
            ...partNumbers,
          };
        });
      }),
      players,
    ),
    rewards: seats.flatMap(({ parts: _, rewards, numbers, expected: __, ...row }) => {
      if (rewards === null) return [];
      const { queue_ms, paid } = rewards;
      const fuel = paid.some(({ resource }) => resource === 'Gasoline');
      const rewardFields = {
        ...matchFields,
        ...counts,
        ...row,
        duration: numberColumns(numbers).duration ?? 0,
        queue_ms,
        fuel,
      };
      return [{ resource: null, amount: 0 }, ...paid].map((reward) => ({
        ...rewardFields,
        ...reward,
      }));
    }),
    uploads: random.uploads.map((row) => ({ ...matchFields, ...row })),
  };
}

type UnmarkedPart = Omit<FactRow<'parts'>, 'seat' | 'first_of_part' | 'first_used'>;
type Numbers = Pick<FactRow<'players'>, (typeof matchNumbers)[number]['column']>;

/** Returns the columns of a player’s numbers, which are null without values. */
function numberColumns(values?: readonly number[]): Numbers {
  return Object.fromEntries(
    matchNumbers.map(({ column }, index) => [column, values?.[index] ?? null]),
  ) as Numbers;
}
