import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { arbitraryLog } from './testing/arbitrary-log.ts';
import { bytesOf, eventsOf, readLog, SESSION_START } from './testing/log-writer.ts';
import { numbersFromEvents } from './testing/numbers-from-events.ts';
import type { LogMatch, PlayerNumbers } from './types.ts';

// Hundreds of random logs may take long on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

const keys = [
  ...(['kills', 'deaths', 'assists', 'damage', 'damageRec', 'cabinDamage'] as const),
  ...(['droneKills', 'score', 'mvp'] as const),
];

function numbersOf(player: PlayerNumbers): PlayerNumbers {
  return Object.fromEntries(keys.map((key) => [key, player[key]])) as unknown as PlayerNumbers;
}

function toPlainMatch(match: LogMatch) {
  return {
    map: match.map,
    isFinished: match.finish !== null,
    numbers: Object.fromEntries(match.players.map((p) => [p.nickname, numbersOf(p)])),
  };
}

test('the matches do not depend on how the bytes are split into chunks', () => {
  fc.assert(
    fc.property(arbitraryLog, fc.array(fc.nat(), { maxLength: 40 }), (text, cuts) => {
      expect(readLog(text, { cuts })).toEqual(readLog(text));
    }),
  );
});

test('one byte at a time gives the same matches', () => {
  fc.assert(
    fc.property(arbitraryLog, (text) => {
      expect(readLog(text, { cuts: [...bytesOf(text).keys()] })).toEqual(readLog(text));
    }),
    { numRuns: 10 },
  );
});

test('the numbers agree with the definitions applied to the events', () => {
  fc.assert(
    fc.property(arbitraryLog, (text) => {
      const matches = readLog(text).matches.map(toPlainMatch);
      expect(matches).toEqual(numbersFromEvents(eventsOf(text)));
    }),
    { numRuns: 300 },
  );
});

test('rounds add up to the match, the damage matrix to the damage', () => {
  fc.assert(
    fc.property(arbitraryLog, (text) => {
      for (const match of readLog(text).matches) {
        const roundCount = match.rounds.length + (match.finish === null ? 1 : 0);
        const received = match.players.map(() => 0);
        for (const { to, damage } of match.damageMatrix)
          received[to] = (received[to] ?? 0) + damage;
        expect(received).toEqual(match.players.map(({ damageRec }) => damageRec));
        match.players.forEach((player, index) => {
          expect(player.rounds).toHaveLength(roundCount);
          for (const key of keys) {
            expect(player.rounds.reduce((sum, round) => sum + round[key], 0)).toBe(player[key]);
          }
          const scoreSum = Object.values(player.scoreByReason).reduce((a, b) => a + b, 0);
          expect(scoreSum).toBe(player.score);
          const matrixDamage = match.damageMatrix
            .filter(({ from, to }) => from === index && match.players[to]?.team !== player.team)
            .reduce((sum, { damage }) => sum + damage, 0);
          expect(matrixDamage).toBe(player.damage);
          const partDamage = player.parts.reduce((sum, { damage }) => sum + damage, 0);
          expect(partDamage).toBeLessThanOrEqual(player.damage);
        });
      }
    }),
  );
});

test('line breaks of either kind and a byte order mark make no difference', () => {
  fc.assert(
    fc.property(arbitraryLog, (text) => {
      const unix = text.replaceAll('\r\n', '\n');
      const expected = readLog(unix);
      expect(readLog(unix.replaceAll('\n', '\r\n'))).toEqual(expected);
      expect(readLog(`\ufeff${unix}`)).toEqual(expected);
    }),
  );
});

test('cutting a log anywhere does not change the matches before the cut', () => {
  fc.assert(
    fc.property(arbitraryLog, fc.nat(), (text, offset) => {
      const bytes = bytesOf(text);
      const wholeMatches = readLog(bytes).matches;
      const cutMatches = readLog(bytes.slice(0, offset % (bytes.length + 1))).matches;
      const last = cutMatches.at(-1);
      const uncutMatches = last?.isCutOff ? cutMatches.slice(0, -1) : cutMatches;
      expect(uncutMatches).toEqual(wholeMatches.slice(0, uncutMatches.length));
      // A cut line adds nothing that the whole log does not have.
      const sameMatch = wholeMatches[uncutMatches.length];
      for (const player of last?.isCutOff ? last.players : []) {
        const full = sameMatch?.players.find(({ id }) => id === player.id);
        for (const key of keys) {
          if (key !== 'score') expect(player[key]).toBeLessThanOrEqual(full?.[key] ?? 0);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the reader never throws, whatever the bytes', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .constantFrom(
        "12:00:00.000| Damage. Victim: X, attacker: Y, weapon 'Z', damage: ",
        '12:00:00.000| Score:\t\tplayer: ',
        "12:00:00.000| ====== starting level 3: 'levels/maps/x' Conquer ======\n",
        "12:00:00.000| ===== Gameplay 'Conquer' started, map 'x' ======\n",
        '12:00:00.000| Kill. Victim: ',
        '12:00:00.000| \t assist by ',
        '12:00:00.000| \tplayer  0, uid 1, party 0, nickname: ',
        "12:00:00.000| Stripe '",
        '12:00:00.000| ===== Gameplay finish, reason: ',
        '\n',
        '\r\n',
      )
      .map(bytesOf),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const part of pieces) {
        bytes.set(part, at);
        at += part.length;
      }
      const { summary } = readLog(bytes, { game: new TextDecoder().decode(bytes) });
      expect(summary.unknownLines).toBeLessThanOrEqual(summary.lines);
    }),
    { numRuns: 500 },
  );
});

test('matches are in chronological order across any number of midnights', () => {
  fc.assert(
    fc.property(arbitraryLog, (text) => {
      const starts = readLog(text, { sessionStartedAt: SESSION_START }).matches.map(
        ({ startedAt }) => startedAt,
      );
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }),
  );
});
