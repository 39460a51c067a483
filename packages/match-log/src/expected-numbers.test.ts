import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMatchReader } from './create-match-reader.ts';
import type { LogMatch, LogPlayer } from './types.ts';

/**
 * The repository contains no session of real people. If a folder next to the clone has one in `logs`
 * (`combat.log` and the results of another reader), this reader must agree with it.
 */
const parentFolder = fileURLToPath(new URL('../../../..', import.meta.url));
const [expectedNumbersPath] = globSync('*/logs/combat.expected.json', { cwd: parentFolder }).map(
  (path) => join(parentFolder, path),
);

type Numbers = Record<string, number | string | boolean>;

function keyOf(player: LogPlayer): string {
  return player.bot ? player.nickname : player.id;
}

function numbersOf(player: LogPlayer): Numbers {
  return {
    nickname: player.nickname,
    team: player.team,
    bot: player.bot,
    ur: player.powerScore,
    kills: player.kills,
    deaths: player.deaths,
    assists: player.assists,
    damage: player.damage / 100,
    damage_rec: player.damageRec / 100,
    cabin_damage: player.cabinDamage / 100,
    drone_kills: player.droneKills,
    score: player.score,
    mvp: player.mvp,
  };
}

function readMatches(log: string): LogMatch[] {
  const matches: LogMatch[] = [];
  const reader = createMatchReader({
    sessionStartedAt: Date.UTC(2021, 9, 2, 2, 14, 10),
    onMatch: (match) => matches.push(match),
  });
  reader.push('combat', readFileSync(log));
  const summary = reader.end();
  expect(summary).toMatchObject({ matches: 4, unfinished: 0, unknownLines: 0, isLog: true });
  return matches;
}

test.skipIf(expectedNumbersPath === undefined)(
  'agrees exactly with an independent reader on a real session',
  () => {
    const path = expectedNumbersPath as string;
    const expected = JSON.parse(readFileSync(path, 'utf8'));
    const matches = readMatches(join(dirname(path), 'combat.log'));
    const careers: Record<string, Numbers> = {};
    const actual = matches.map((match) => {
      for (const player of match.players) {
        if (!player.bot) addToCareer(careers, match, player);
      }
      return {
        map: match.map,
        mode: match.gameplay,
        humans: match.players.filter((player) => !player.bot).length,
        bots: match.players.filter((player) => player.bot).length,
        finish: match.finish && {
          reason: match.finish.reason,
          winner: match.finish.winnerTeam,
          win_reason: match.finish.winReason,
          time: match.finish.battleTime / 10,
        },
        players: Object.fromEntries(match.players.map((p) => [keyOf(p), numbersOf(p)])),
      };
    });
    expect(actual).toEqual(expected.matches);
    for (const career of Object.values(careers)) {
      for (const [key, value] of Object.entries(career)) {
        if (typeof value === 'number') career[key] = Math.round(value * 100) / 100;
      }
    }
    expect(careers).toEqual(expected.players);
  },
);

function addToCareer(careers: Record<string, Numbers>, match: LogMatch, player: LogPlayer): void {
  const winner = match.finish?.winnerTeam ?? 0;
  const numbers = numbersOf(player);
  const result: Record<string, number> = {
    games: 1,
    wins: winner === player.team ? 1 : 0,
    losses: winner > 0 && winner !== player.team ? 1 : 0,
    draws: winner <= 0 ? 1 : 0,
    tot_duration: (match.finish?.battleTime ?? 0) / 10,
    mvp: player.mvp,
  };
  const summedKeys = ['kills', 'deaths', 'assists', 'damage', 'damage_rec', 'cabin_damage'];
  for (const key of [...summedKeys, 'drone_kills', 'score']) {
    result[`tot_${key}`] = numbers[key] as number;
  }
  careers[player.id] ??= { nickname: player.nickname };
  const career = careers[player.id] as Numbers;
  for (const [key, value] of Object.entries(result)) {
    career[key] = ((career[key] as number | undefined) ?? 0) + value;
  }
}
