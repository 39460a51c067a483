import { expect, type Page } from '@playwright/test';
import type { Match, MatchHistoryEntry, MatchPlayer } from '@scrapboard/contract';
import type { Api } from './api.ts';
import { assertDefined } from './assert-defined.ts';
import { formatNumber } from './format.ts';
import { readTableCells } from './profile-page.ts';

/** Returns the newest match of the home page's player that meets a condition. */
export async function findMatch(
  api: Api,
  predicate: (row: MatchHistoryEntry) => boolean,
  filters: Record<string, string> = {},
): Promise<Match> {
  const { id } = await api.homePlayer();
  const { matches } = await api.matches(id, { ...filters, limit: 100 });
  return await api.match(assertDefined(matches.find(predicate)).id);
}

export const isWon8v8 = ({ mode, result }: MatchHistoryEntry) =>
  mode.id === '8v8' && result === 'win';

export const teamTable = (page: Page, team: string) =>
  page.getByRole('table', { name: new RegExp(`^Scoreboard of ${team};`) });

export const matchViews = (page: Page) =>
  page.getByRole('navigation', { name: 'Views of the match' });

type ScoreboardNumbers = Pick<
  MatchPlayer,
  'kills' | 'deaths' | 'assists' | 'damage' | 'damageRec' | 'score'
>;

/** Expects the rows of a team to be these players, in this order, with these numbers. */
export async function expectScoreboard(
  page: Page,
  team: number,
  players: MatchPlayer[],
  numbersOf: (player: MatchPlayer) => ScoreboardNumbers = (player) => player,
): Promise<void> {
  const table = teamTable(page, `Team ${team}`);
  await expect
    .poll(async () =>
      (await readTableCells(table)).map((cells) => cells.toSpliced(2, 1).slice(1, 8)),
    )
    .toEqual(
      players.map((player) => {
        const { kills, deaths, assists, damage, damageRec, score } = numbersOf(player);
        const powerScore = player.powerScore === 0 ? '–' : formatNumber(player.powerScore);
        return [
          powerScore,
          ...[kills, deaths, assists, damage, damageRec, score].map((value) => formatNumber(value)),
        ];
      }),
    );
  for (const [index, cells] of (await readTableCells(table)).entries()) {
    expect(cells[0]).toContain(assertDefined(players[index]).nickname);
  }
}

/** Formats seconds like a clock: `4:12`. */
export function formatClock(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}

export const sortByScore = (players: MatchPlayer[]) =>
  players.toSorted((a, b) => b.score - a.score);
export const playersOfTeam = (match: Match, team: number) =>
  match.players.filter((player) => player.team === team);
