import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultCatalogue } from '@scrapboard/catalogue';
import type { QuestionAnswer } from '@scrapboard/contract';
import { createMatchReader, type LogMatch } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { writeTestFacts } from './testing/write-test-facts.ts';

/**
 * The repository contains no session of real people. If a folder next to the clone has one in `logs`,
 * the numbers of its parts must agree with its lines, which are read here without the product's code.
 */
const parentFolder = fileURLToPath(new URL('../../../../../..', import.meta.url));
const [logPath] = globSync('*/logs/combat.log', { cwd: parentFolder }).map((path) =>
  join(parentFolder, path),
);

const { basePartIdOf } = defaultCatalogue;

interface PartSums {
  uses: number;
  wins: number;
  damage: number;
}

/** Sums up the uses, wins and damage of each part, line by line. */
function sumPartsOfLines(text: string): Record<string, PartSums> {
  const parts: Record<string, PartSums> = {};
  let teams = new Map<string, string>();
  let damageByPart = new Map<string, number>();
  let isInMatch = false;
  for (const line of text.split(/\r?\n/)) {
    const player = /nickname: (.*?)\s*, team: (\d+), bot: (\d)/.exec(line);
    if (/=+ starting level/.test(line)) {
      [teams, damageByPart, isInMatch] = [new Map(), new Map(), !/hangar|mainmenu/.test(line)];
    } else if (player !== null) {
      teams.set(player[1] ?? '', `${player[2]} ${player[3]}`);
    } else if (/=+ Gameplay finish/.test(line)) {
      const winner = /winner team (\d+)/.exec(line)?.[1];
      isInMatch = false;
      for (const [key, damage] of damageByPart) {
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
    if (!isInMatch || damage === null) continue;
    const [, victim = '', owner = '', weapon = '', points] = damage;
    const attacker = owner.replace(/:.*$/, '');
    const [attackerTeam, victimTeam] = [teams.get(attacker)?.[0], teams.get(victim)?.[0]];
    if (attackerTeam === undefined || victimTeam === undefined || attackerTeam === victimTeam)
      continue;
    const key = `${attacker}\n${basePartIdOf(weapon.replace(/:.*$/, ''))}`;
    damageByPart.set(key, (damageByPart.get(key) ?? 0) + Number(points));
  }
  return parts;
}

function readMatches(log: string): LogMatch[] {
  const matches: LogMatch[] = [];
  const sessionStartedAt = Date.UTC(2021, 9, 2, 2, 14, 10);
  const reader = createMatchReader({ sessionStartedAt, onMatch: (match) => matches.push(match) });
  reader.push('combat', Buffer.from(log));
  reader.end();
  return matches;
}

test.skipIf(logPath === undefined)(
  'the numbers of the parts of a real session agree with its lines',
  async () => {
    const { pool, deps, get } = await createTestApp();
    const text = readFileSync(logPath as string, 'utf8');
    await storeUpload(pool, { id: 'real', matches: readMatches(text), basePartIdOf });
    await writeTestFacts(deps);
    const { rows } = await get<QuestionAnswer>(
      '/api/questions?facts=parts&measures=uses,wins,damage&by=part&limit=1000',
    );
    const expected = Object.entries(sumPartsOfLines(text)).map(([part, sums]) => ({
      part,
      ...sums,
    }));
    expect(expected.length).toBeGreaterThan(20);
    expect(toComparable(rows)).toEqual(toComparable(expected));
  },
);

/** Returns the rows in order, with damage in hundredths, which are whole numbers in logs. */
function toComparable(rows: readonly Record<string, unknown>[]): unknown[] {
  return rows
    .map(
      (row): Record<string, unknown> => ({ ...row, damage: Math.round(Number(row.damage) * 100) }),
    )
    .sort((a, b) => (String(a.part) < String(b.part) ? -1 : 1));
}
