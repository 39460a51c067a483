import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultCatalogue } from '@scrapboard/catalogue';
import type { QuestionAnswer } from '@scrapboard/contract';
import { createMatchReader, type LogMatch } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { writeTestFacts } from './testing/write-test-facts.ts';

/**
 * The repository contains no session of real people. If a folder next to the clone has one in `logs`
 * (`combat.log` and the results of another reader), questions about it must agree with them.
 */
const parentFolder = fileURLToPath(new URL('../../../../../..', import.meta.url));
const [expectedPath] = globSync('*/logs/combat.expected.json', { cwd: parentFolder }).map((path) =>
  join(parentFolder, path),
);

interface Sums {
  games: number;
  wins: number;
  kills: number;
  damage: number;
}
interface ExpectedPlayer extends Sums {
  bot: boolean;
  team: number;
}
interface Expected {
  matches: { map: string; finish: { winner: number }; players: Record<string, ExpectedPlayer> }[];
}

const { foldPartId } = defaultCatalogue;

/** Returns the sums of the expected players by what `keyOf` says of each. */
function sumExpected(
  { matches }: Expected,
  keyOf: (id: string, map: string) => string,
): Record<string, Sums> {
  const sums: Record<string, Sums> = {};
  for (const { map, finish, players } of matches) {
    for (const [id, { bot, team, kills, damage }] of Object.entries(players)) {
      if (bot) continue;
      const key = keyOf(id, map);
      sums[key] ??= { games: 0, wins: 0, kills: 0, damage: 0 };
      sums[key].games += 1;
      sums[key].wins += finish.winner === team ? 1 : 0;
      sums[key].kills += kills;
      sums[key].damage += damage;
    }
  }
  return sums;
}

type PartSums = Pick<Sums, 'wins' | 'damage'> & { uses: number };

/** Reads, line by line, what players dealt damage with in how many matches, how much, and who won. */
function partsOfLines(text: string): Record<string, PartSums> {
  const parts: Record<string, PartSums> = {};
  let teams = new Map<string, string>();
  let dealt = new Map<string, number>();
  let inMatch = false;
  for (const line of text.split(/\r?\n/)) {
    const player = /nickname: (.*?)\s*, team: (\d+), bot: (\d)/.exec(line);
    if (/=+ starting level/.test(line)) {
      [teams, dealt, inMatch] = [new Map(), new Map(), !/hangar|mainmenu/.test(line)];
    } else if (player !== null) {
      teams.set(player[1] ?? '', `${player[2]} ${player[3]}`);
    } else if (/=+ Gameplay finish/.test(line)) {
      const winner = /winner team (\d+)/.exec(line)?.[1];
      inMatch = false;
      for (const [key, damage] of dealt) {
        const [attacker = '', part = ''] = key.split('\n');
        const [team, bot] = teams.get(attacker)?.split(' ') ?? [];
        if (damage === 0 || bot !== '0') continue;
        parts[part] ??= { uses: 0, wins: 0, damage: 0 };
        parts[part].uses += 1;
        parts[part].wins += team === winner ? 1 : 0;
        parts[part].damage += damage;
      }
    }
    const damage =
      /Damage\. Victim: (.*?)\s*, attacker: (.*?)\s*, weapon '(.*?)', damage: ([\d.]+)/.exec(line);
    if (!inMatch || damage === null) continue;
    const [, victim = '', owner = '', weapon = '', points] = damage;
    const attacker = owner.replace(/:.*$/, '');
    const [own, other] = [teams.get(attacker)?.[0], teams.get(victim)?.[0]];
    if (own === undefined || other === undefined || own === other) continue;
    const key = `${attacker}\n${foldPartId(weapon.replace(/:.*$/, ''))}`;
    dealt.set(key, (dealt.get(key) ?? 0) + Number(points));
  }
  return parts;
}

function readMatches(log: string): LogMatch[] {
  const matches: LogMatch[] = [];
  const session = Date.UTC(2021, 9, 2, 2, 14, 10);
  const reader = createMatchReader({ session, onMatch: (match) => matches.push(match) });
  reader.push('combat', Buffer.from(log));
  reader.end();
  return matches;
}

/** Returns the rows of an answer by their only dimension, its points rounded as logs have them. */
function byDimension({ rows }: QuestionAnswer, dimension: string): Record<string, object> {
  return Object.fromEntries(
    rows.map(({ [dimension]: key, damage, ...row }) => [
      String(key),
      { ...row, damage: Math.round(Number(damage) * 100) },
    ]),
  );
}

function inHundredths<Row extends { damage: number }>(rows: Record<string, Row>): typeof rows {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      { ...row, damage: Math.round(row.damage * 100) },
    ]),
  );
}

test.skipIf(expectedPath === undefined)(
  'parts, maps and players of a real session have the numbers of an independent reader',
  async () => {
    const { pool, deps, get } = await createTestApp();
    const path = expectedPath as string;
    const text = readFileSync(join(dirname(path), 'combat.log'), 'utf8');
    const expected: Expected = JSON.parse(readFileSync(path, 'utf8'));
    await storeUpload(pool, { id: 'real', matches: readMatches(text), foldPart: foldPartId });
    await writeTestFacts(deps);
    const ask = (query: string) => get<QuestionAnswer>(`/api/questions?${query}&limit=1000`);

    const maps = await ask('facts=players&measures=games,wins,kills,damage&by=map');
    expect(byDimension(maps, 'map')).toEqual(inHundredths(sumExpected(expected, (_, map) => map)));
    const players = await ask('facts=players&measures=games,wins,kills,damage&by=player');
    expect(byDimension(players, 'player')).toEqual(inHundredths(sumExpected(expected, (id) => id)));
    const parts = await ask('facts=parts&measures=uses,wins,damage&by=part');
    const expectedParts = inHundredths(partsOfLines(text));
    expect(Object.keys(expectedParts).length).toBeGreaterThan(20);
    expect(byDimension(parts, 'part')).toEqual(expectedParts);
  },
);
