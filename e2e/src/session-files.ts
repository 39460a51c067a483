import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProfileNumbers } from '@scrapboard/contract/profile-fields';
import {
  type ExpectedSessionMatch,
  type SessionLogText,
  writeSessionLogs,
} from '@scrapboard/simulator';

export { type SessionLogText, writeSessionLogs };

/** Writes files by their path under a folder and returns that folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Returns the files of a session by their path in the logs folder. */
export function filesOf({ name, combatLog, gameLog }: SessionLogText): Record<string, string> {
  return { [`${name}/combat.log`]: combatLog, [`${name}/game.log`]: gameLog };
}

/**
 * Returns the expected profile of a player who played exactly these matches, all of them finished.
 */
export function createExpectedProfile(
  id: string,
  matches: readonly ExpectedSessionMatch[],
): Partial<ProfileNumbers> {
  const appearances = matches.flatMap(({ match }) => {
    const player = match.players.find((candidate) => candidate.id === id);
    return player === undefined ? [] : [{ player, winner: match.finish?.winnerTeam }];
  });
  type SummedField = 'kills' | 'deaths' | 'assists' | 'damage' | 'damageRec' | 'score';
  const values = (name: SummedField) => appearances.map(({ player }) => player[name]);
  const sum = (name: SummedField) => values(name).reduce((total, value) => total + value, 0);
  const countAppearances = (isCounted: (team: number, winner: number | undefined) => boolean) =>
    appearances.filter(({ player, winner }) => isCounted(player.team, winner)).length;
  return {
    games: appearances.length,
    record_count: appearances.length,
    wins: countAppearances((team, winner) => winner === team),
    losses: countAppearances((team, winner) => winner !== team && winner !== 0),
    draws: countAppearances((_, winner) => winner === 0),
    mvp: appearances.filter(({ player }) => player.mvp > 0).length,
    tot_kills: sum('kills'),
    tot_deaths: sum('deaths'),
    tot_assists: sum('assists'),
    tot_score: sum('score'),
    tot_damage: Math.round(sum('damage') / 100),
    tot_damage_rec: Math.round(sum('damageRec') / 100),
    max_kills: Math.max(...values('kills')),
    min_kills: Math.min(...values('kills')),
    max_damage: Math.round(Math.max(...values('damage')) / 100),
    min_damage: Math.round(Math.min(...values('damage')) / 100),
  };
}
