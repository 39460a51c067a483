/** The two logs of a session. */
export interface LogPair {
  combat: Buffer<ArrayBuffer>;
  game: Buffer<ArrayBuffer>;
}

type Random = () => number;
type Mutation = (log: Buffer, random: Random, sourceLog: Buffer) => Buffer;

const randomBetween = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));
/** Returns one of the items at random. */
export const pickRandom = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T;

/** Replaces a part of a log. */
function splice(log: Buffer, from: number, to: number, bytes: Buffer | string): Buffer {
  return Buffer.concat([log.subarray(0, from), Buffer.from(bytes), log.subarray(to)]);
}

/** Returns where a random line begins, or the end of the log. */
function pickLineStart(log: Buffer, random: Random): number {
  const lineEnd = log.indexOf('\n', randomBetween(random, 0, log.length));
  return lineEnd === -1 ? log.length : lineEnd + 1;
}

/** Returns up to 40 lines of a log. */
function pickLines(log: Buffer, random: Random): Buffer {
  let end = pickLineStart(log, random);
  const start = end;
  for (let n = randomBetween(random, 1, 40); n > 0 && end < log.length; n--) {
    end = log.indexOf('\n', end) + 1 || log.length;
  }
  return log.subarray(start, end);
}

const HOSTILE_NUMBERS = [
  ...['-1', '1e999', '0.00000001', '40000', '3000000000', '18446744073709551616'],
  ...['9'.repeat(400), 'NaN', ''],
];
/** Finds the numbers that follow a label. */
const LABELLED_NUMBERS = [
  'ur',
  'team',
  'Got',
  'damage',
  'battle time',
  'winner team',
  'uid',
  'party',
  'player',
  '',
].map((label) => new RegExp(`${label}:?\\s*(\\d+(?:\\.\\d+)?)`, 'g'));
const HOSTILE_TEXTS = ['\0', '\x01', '\x85', '\t', '\xff', '\xed\xa0\x80', 'x'.repeat(300)];
const INVALID_UTF8 = [[0xc3, 0x28], [0xff, 0xfe], [0xed, 0xa0, 0x80], [0xf8, 0x88], [0x80]];

/** Every way to change a log; `sourceLog` is one whose lines may be copied into it. */
const mutations: Record<string, Mutation> = {
  flipBits(log, random) {
    const flipped = Buffer.from(log);
    for (let n = randomBetween(random, 1, 30); n > 0; n--) {
      const at = randomBetween(random, 0, log.length - 1);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << randomBetween(random, 0, 7));
    }
    return flipped;
  },
  truncate: (log, random) => log.subarray(0, randomBetween(random, 0, log.length)),
  removeBytes(log, random) {
    const from = randomBetween(random, 0, log.length);
    return splice(log, from, Math.min(log.length, from + randomBetween(random, 1, 5000)), '');
  },
  duplicateLines(log, random) {
    const lines = pickLines(log, random);
    const at = pickLineStart(log, random);
    return splice(log, at, at, Buffer.concat(Array(randomBetween(random, 1, 50)).fill(lines)));
  },
  copyLines(log, random, sourceLog) {
    const at = pickLineStart(log, random);
    return splice(log, at, at, pickLines(sourceLog, random));
  },
  replaceNumber(log, random) {
    // Chosen by label first: otherwise most of the numbers would be times.
    const labelledNumber = pickRandom(LABELLED_NUMBERS, random);
    const matches = [...log.toString('latin1').matchAll(labelledNumber)];
    if (matches.length === 0) return log;
    const { index, 0: text, 1: digits = '' } = pickRandom(matches, random);
    const end = index + text.length;
    return splice(log, end - digits.length, end, pickRandom(HOSTILE_NUMBERS, random));
  },
  corruptName(log, random) {
    const text = log.toString('latin1');
    const names = [...text.matchAll(/(?:'|nickname: |maps\/)([A-Za-z]\w{2,})/g)];
    if (names.length === 0) return log;
    const { 1: name = '' } = pickRandom(names, random);
    const at = randomBetween(random, 1, name.length - 1);
    const hostile = name.slice(0, at) + pickRandom(HOSTILE_TEXTS, random) + name.slice(at);
    return Buffer.from(text.replaceAll(name, hostile), 'latin1');
  },
  insertNulBytes(log, random) {
    const at = randomBetween(random, 0, log.length);
    return splice(log, at, at, Buffer.alloc(randomBetween(random, 1, 3000)));
  },
  insertInvalidText(log, random) {
    const at = randomBetween(random, 0, log.length);
    return splice(log, at, at, Buffer.from(pickRandom(INVALID_UTF8, random)));
  },
  replaceLineBreaks: (log, random) =>
    Buffer.from(
      log.toString('latin1').replaceAll('\r\n', pickRandom(['\n', '\r', '', '\n\n'], random)),
      'latin1',
    ),
};

/** Returns a pair of logs with up to four mutations; sometimes the two are swapped. */
export function mutateLogs(pair: LogPair, donor: LogPair, random: Random): LogPair {
  const mutatedPair = { ...pair };
  for (let n = randomBetween(random, 1, 4); n > 0; n--) {
    const kind = random() < 0.75 ? 'combat' : 'game';
    const sourceLog = pickRandom([pair.combat, pair.game, donor.combat, donor.game], random);
    const mutate = pickRandom(Object.values(mutations), random);
    if (mutatedPair[kind].length > 0)
      mutatedPair[kind] = Buffer.from(mutate(mutatedPair[kind], random, sourceLog));
  }
  return random() < 0.05 ? { combat: mutatedPair.game, game: mutatedPair.combat } : mutatedPair;
}
