import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeProblem } from '../problem.ts';
import { randomQuestions } from '../testing/random-questions.ts';
import { questionParameters } from './question-parameters.ts';
import { readQuestion } from './read-question.ts';

/** Reads a query string, `a=1&b=2,3`, whose values contain no `=`. */
function read(query: string) {
  return readQuestion(query.split('&').map((part) => part.split('=') as [string, string]));
}

function problemsOf(query: string) {
  const readResult = read(query);
  return 'problems' in readResult ? readResult.problems : [];
}

test('a question is read back unchanged from its URL', () => {
  fc.assert(
    fc.property(randomQuestions, (question) => {
      expect(readQuestion(questionParameters(question))).toEqual({ question });
    }),
    { numRuns: 500 },
  );
});

test('equal questions have equal URLs', () => {
  const readResult = read(
    'limit=100&by=part&category=pvp,brawl&measures=uses,wins&facts=parts&offset=0',
  );
  const resultOfEqualQuery = read(
    'facts=parts&measures=uses,wins&category=brawl&category=pvp&by=part&carried=false',
  );
  expect('question' in readResult && questionParameters(readResult.question)).toEqual([
    ['facts', 'parts'],
    ['measures', 'uses,wins'],
    ['by', 'part'],
    ['category', 'brawl,pvp'],
  ]);
  expect(resultOfEqualQuery).toEqual(readResult);
});

test('all parts of a question are read', () => {
  expect(
    read(
      'facts=parts&measures=uses,winRate&by=part,month&from=2026-01-01&to=2026-03-31&region=eu,-&minPowerScore=9000&confirmed=2&carried=true&min=uses:20&sort=-winRate,part&zone=Europe/Berlin&limit=500&offset=500',
    ),
  ).toEqual({
    question: {
      facts: 'parts',
      measures: ['uses', 'winRate'],
      by: ['part', 'month'],
      per: [],
      filters: {
        from: '2026-01-01',
        to: '2026-03-31',
        region: ['-', 'eu'],
        minPowerScore: 9000,
        confirmed: 2,
        carried: 'true',
      },
      minimums: [{ measure: 'uses', atLeast: 20 }],
      order: [
        { name: 'winRate', descending: true },
        { name: 'part', descending: false },
      ],
      zone: 'Europe/Berlin',
      limit: 500,
      offset: 500,
    },
  });
});

test.each([
  ['', 'facts', null, 'players, parts, rewards, uploads'],
  ['facts=guns', 'facts', 'guns', 'players, parts'],
  ['facts=parts', 'measures', null, 'uses'],
  ['facts=parts&measures=uses,gold', 'measures', 'gold', 'damagePerHit'],
  ['facts=players&measures=games&by=part', 'by', 'part', 'powerScoreBand'],
  ['facts=parts&measures=uses&by=day,week,month,hour', 'by', null, 'at most 3'],
  ['facts=parts&measures=uses&bin=damage', 'bin', 'damage', 'damage'],
  ['facts=parts&measures=uses&bin=damage:0', 'bin', 'damage:0', 'width'],
  ['facts=parts&measures=uses&bin=winRate:5', 'bin', 'winRate:5', 'damagePerGame'],
  ['facts=rewards&measures=amount&by=resource&bin=duration:60', 'bin', 'duration', 'resource'],
  ['facts=players&measures=matchLength&partySize=2', 'measures', 'matchLength', 'partySize'],
  ['facts=parts&measures=uses&colour=red', 'colour', null, 'partRarity'],
  ['facts=uploads&measures=uploads&player=1', 'player', null, 'source'],
  ['facts=parts&measures=uses&category=pvp,war', 'category', 'war', 'brawl'],
  ['facts=parts&measures=uses&weekday=8', 'weekday', '8', '1 to 7'],
  ['facts=parts&measures=uses&from=2026-02-30', 'from', '2026-02-30', '2026-05-07'],
  ['facts=parts&measures=uses&from=2026-02-30T00:00Z', 'from', '2026-02-30T00:00Z', '2026-05-07'],
  ['facts=parts&measures=uses&day=2026-02-31', 'day', '2026-02-31', '2026-05-07'],
  ['facts=parts&measures=uses&from=2026-03-01&to=2026-02-01', 'to', '2026-02-01', 'later'],
  ['facts=parts&measures=uses&min=winRate:50', 'min', 'winRate:50', 'uses'],
  ['facts=parts&measures=uses&sort=map', 'sort', 'map', 'uses'],
  ['facts=parts&measures=uses&zone=Mars', 'zone', 'Mars', 'Europe/Berlin'],
  ['facts=parts&measures=uses&limit=0', 'limit', '0', '1 to 10000'],
  ['facts=parts&measures=uses&carried=maybe', 'carried', 'maybe', 'true, false'],
  ['facts=rewards&measures=amountPerHour&by=resource', 'measures', 'amountPerHour', '“resource”'],
  ['facts=players&measures=bots', 'measures', 'bots', 'bots=true'],
  ['facts=rewards&measures=value', 'measures', 'value', 'It needs “prices”'],
  ['facts=rewards&measures=games&sort=-value', 'sort', 'value', 'ClanMoney:49.9'],
  ['facts=rewards&measures=value&prices=Plastic', 'prices', 'Plastic', 'price of each'],
  ['facts=rewards&measures=value&prices=Plastic:-1', 'prices', 'Plastic:-1', 'price of each'],
  ['facts=rewards&measures=value&by=resource&prices=Plastic:1', 'measures', 'value', '“resource”'],
  [
    'facts=rewards&measures=value&resource=Plastic&prices=Plastic:1',
    'resource',
    'Plastic',
    'these resources only',
  ],
  ['facts=uploads&measures=uploads&carrying=Gun', 'carrying', null, 'source'],
  [
    `facts=parts&measures=uses&notCarrying=${Array.from({ length: 21 }, (_, n) => `P${n}`)}`,
    'notCarrying',
    Array.from({ length: 21 }, (_, n) => `P${n}`).join(','),
    'at most 20 parts',
  ],
  ['facts=players&measures=matchLength&carrying=Gun', 'measures', 'matchLength', 'carrying'],
  ['facts=players&measures=games&by=map&per=map', 'per', 'map', 'other dimensions'],
  ['facts=players&measures=first&per=player', 'measures', 'first', 'single number'],
  ['facts=players&measures=winRate&by=player', 'sort', 'winRate', 'min=games:20'],
])(
  'the problem of “%s” names what is wrong and what is expected',
  (query, parameter, value, hint) => {
    const [problem] = problemsOf(query);
    expect(problem).toMatchObject({ parameter, value });
    expect(problem?.expected).toContain(hint);
  },
);

test('equal lists of parts have one canonical form', () => {
  const partsIn = (text: string) => {
    const readResult = read(`facts=players&measures=games&carrying=${text}`);
    return 'question' in readResult ? readResult.question.filters.carrying : readResult.problems;
  };
  expect(partsIn('Wheel, Gun,,Gun')).toBe('Gun,Wheel');
  expect(partsIn(',')).toMatchObject([{ parameter: 'carrying' }]);
});

test('equal prices have one canonical form', () => {
  const pricesOf = (text: string) => {
    const readResult = read(`facts=rewards&measures=value&prices=${text}`);
    return 'question' in readResult ? readResult.question.filters.prices : readResult.problems;
  };
  expect(pricesOf('Plastic:0.330, ClanMoney:100.0,money:1')).toBe(
    'ClanMoney:100,Plastic:0.33,money:1',
  );
  expect(pricesOf('Plastic:7,Plastic:0')).toBe('Plastic:0');
});

test('all problems are reported at once, as sentences', () => {
  const problems = problemsOf('facts=parts&measures=gold&by=moon&limit=none');
  expect(problems.map(({ parameter }) => parameter)).toEqual(['measures', 'by', 'limit']);
  expect(
    describeProblem({ parameter: 'limit', value: 'none', expected: 'It takes a number.' }),
  ).toBe('“none” in “limit” is not valid. It takes a number.');
});
