import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QuestionAnswer } from '@scrapboard/contract';
import { createMatchReader, type LogMatch } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { writeTestFacts } from './testing/write-test-facts.ts';

/**
 * The repository contains no session of real people. If a folder next to the clone has one in `logs`
 * (`combat.log` and the results of another reader), answers must agree with it.
 */
const parentFolder = fileURLToPath(new URL('../../../../../..', import.meta.url));
const [expectedPath] = globSync('*/logs/combat.expected.json', { cwd: parentFolder }).map((path) =>
  join(parentFolder, path),
);

interface Expected {
  matches: {
    map: string;
    finish: { winner: number };
    humans: number;
    bots: number;
    players: Record<string, { bot: boolean; team: number; kills: number; damage: number }>;
  }[];
  players: Record<string, Record<string, number>>;
}

type Totals = Record<string, number>;

test.skipIf(expectedPath === undefined)(
  'answers agree with an independent reader on a real session, from rows and from files',
  async () => {
    const path = expectedPath as string;
    const expected: Expected = JSON.parse(readFileSync(path, 'utf8'));
    const matches = readMatches(path.replace('combat.expected.json', 'combat.log'));
    const { deps, get, pool } = await createTestApp();
    await storeUpload(pool, { id: 'real', matches });
    const ask = async (query: string) => {
      const { rows } = await get<QuestionAnswer>(`/api/questions?${query}&limit=1000`);
      return rows;
    };

    async function compare() {
      const careers = await ask(
        'facts=players&by=player&measures=games,wins,losses,draws,duration,kills,deaths,assists,damage,damageRec,cabinDamage,droneKills,score,mvp',
      );
      expect(byKey(careers, 'player')).toEqual(expectedCareers(expected));
      const maps = await ask(
        'facts=players&by=map&bots=true&measures=matches,humans,bots,kills,damage',
      );
      expect(byKey(maps, 'map')).toEqual(expectedMaps(expected));
      const parts = await ask('facts=parts&by=part&measures=uses,wins,damage,hits,kills');
      expect(byKey(parts, 'part')).toEqual(expectedParts(matches));
      const owners = await ask('facts=parts&by=player&measures=damage');
      for (const { player, damage } of owners) {
        // Every damage line names its part, so that the parts add up to the player.
        expect(damage).toBeCloseTo(expected.players[String(player)]?.tot_damage as number, 2);
      }
    }

    await compare();
    await writeTestFacts(deps);
    await compare();
  },
);

function readMatches(path: string): LogMatch[] {
  const matches: LogMatch[] = [];
  const reader = createMatchReader({
    sessionStartedAt: Date.UTC(2021, 9, 2, 2, 14, 10),
    onMatch: (match) => matches.push(match),
  });
  reader.push('combat', readFileSync(path));
  reader.end();
  return matches;
}

/** Returns the numbers of each value of a dimension, rounded to two decimals as in logs. */
function byKey(rows: QuestionAnswer['rows'], dimension: string): Record<string, Totals> {
  return Object.fromEntries(
    rows.map(({ [dimension]: key, ...numbers }) => [String(key), roundTotals(numbers as Totals)]),
  );
}

function roundTotals(numbers: Totals): Totals {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Math.round(100 * value) / 100]),
  );
}

function add(totals: Record<string, Totals>, key: string, numbers: Totals): void {
  const sums = totals[key] ?? {};
  for (const [name, value] of Object.entries(numbers)) sums[name] = (sums[name] ?? 0) + value;
  totals[key] = sums;
}

const roundAll = (totals: Record<string, Totals>) =>
  Object.fromEntries(Object.entries(totals).map(([key, numbers]) => [key, roundTotals(numbers)]));

function expectedCareers({ players }: Expected): Record<string, Totals> {
  const careers = Object.entries(players).map(([id, career]) => {
    const {
      nickname: _,
      tot_damage_rec,
      tot_cabin_damage,
      tot_drone_kills,
      ...otherTotals
    } = career;
    const totals = Object.entries(otherTotals).map(([name, value]) => [
      name.replace('tot_', ''),
      value,
    ]);
    return [
      id,
      {
        ...(Object.fromEntries(totals) as Totals),
        damageRec: tot_damage_rec as number,
        cabinDamage: tot_cabin_damage as number,
        droneKills: tot_drone_kills as number,
      },
    ];
  });
  return Object.fromEntries(careers);
}

function expectedMaps({ matches }: Expected): Record<string, Totals> {
  const maps: Record<string, Totals> = {};
  for (const { map, humans, bots, players } of matches) {
    add(maps, map, { matches: 1, humans, bots, kills: 0, damage: 0 });
    for (const { bot, kills, damage } of Object.values(players)) {
      if (!bot) add(maps, map, { kills, damage });
    }
  }
  return roundAll(maps);
}

/** As `storeUpload` folds them. */
const basePartIdOf = (part: string) => part.replace(/:.*$/, '').replace(/_(C1_China|bp7)$/, '');

function expectedParts(matches: readonly LogMatch[]): Record<string, Totals> {
  const totals: Record<string, Totals> = {};
  for (const { players, finish } of matches) {
    for (const player of players.filter(({ bot }) => !bot)) {
      const totalsByPart: Record<string, Totals> = {};
      for (const { part, damage, hits, kills } of player.parts) {
        if (damage > 0)
          add(totalsByPart, basePartIdOf(part), { damage: damage / 100, hits, kills });
      }
      const wins = finish?.winnerTeam === player.team ? 1 : 0;
      for (const [part, numbers] of Object.entries(totalsByPart)) {
        add(totals, part, { ...numbers, uses: 1, wins });
      }
    }
  }
  return roundAll(totals);
}
