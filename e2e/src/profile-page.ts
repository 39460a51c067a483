import { expect, type Locator, type Page } from '@playwright/test';
import type { MatchHistoryEntry } from '@scrapboard/contract';
import type { ProfileNumbers } from '@scrapboard/contract/profile-fields';
import { escapeRegExp } from './escape-reg-exp.ts';
import { formatDuration, formatNumber, formatPercent, formatScoreInterval } from './format.ts';
import { waitUntilDrawn } from './wait-until-drawn.ts';

/** Returns a card of the dashboard by its heading. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Returns the value beside a term of a description list. */
export function definitionOf(region: Locator, term: string | RegExp): Locator {
  const name = typeof term === 'string' ? new RegExp(`^${escapeRegExp(term)}$`) : term;
  return region.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
}

/** Expects the URL of a player's own page with this query: links from the home page lead there. */
export async function expectProfileUrl(page: Page, query: string): Promise<void> {
  await expect(page).toHaveURL(
    ({ pathname, search }) => /^\/user\/\d+$/.test(pathname) && search === query,
  );
  await waitUntilDrawn(page);
}

/** Returns the number of a statistic, and the line below it. */
export function stat(page: Page, term: string | RegExp): { value: Locator; detail: Locator } {
  const spans = definitionOf(card(page, 'Stats'), term).locator('> span:not([popover])');
  return { value: spans.first(), detail: spans.last() };
}

/** Below this many games a rate is marked as uncertain, as the help page says. */
const MIN_CERTAIN_GAMES = 20;

/** Expects the dashboard to show the profile of the server's answer. */
export async function expectProfile(page: Page, profile: ProfileNumbers): Promise<void> {
  const { games, wins, losses, draws, mvp } = profile;
  await expect(stat(page, 'Games').value).toHaveText(formatNumber(games));
  const record = card(page, 'Record');
  await expect(definitionOf(record, 'Uploaded')).toHaveText(formatNumber(profile.upload_count));
  await expect(definitionOf(record, 'Recorded')).toHaveText(formatNumber(profile.record_count));
  await expect(definitionOf(record, /^MMR/).first()).toHaveText(formatNumber(profile.mmr));
  await expect(definitionOf(record, 'Win rate').first()).toHaveText(formatRate(wins, games));

  await expect(stat(page, 'Wins').value).toHaveText(formatNumber(wins));
  await expect(stat(page, 'Wins').detail).toHaveText(
    `${formatNumber(losses)} lost · ${formatNumber(draws)} drawn`,
  );
  await expect(stat(page, 'MVP').value).toHaveText(formatNumber(mvp));
  await expect(stat(page, 'Kills').value).toHaveText(formatNumber(profile.tot_kills));
  await expect(stat(page, 'Assists').value).toHaveText(formatNumber(profile.tot_assists));
  await expectRate(stat(page, 'WR'), wins, games);
  await expectRate(stat(page, 'MVP%'), mvp, games);
  const killsAssistsPerGame = stat(page, /Kills and assists per game/).value;
  const killsAndAssists = profile.tot_kills + profile.tot_assists;
  await expect(killsAssistsPerGame).toHaveText(
    formatPercent(killsAndAssists, games, 0) +
      (games === 0 ? '' : formatNumber(killsAndAssists / games, 2)),
  );
  await expectTotals(page, profile);
}

/** Returns a rate as pages show it: the percentage, or the counts if there are too few games. */
export function formatRate(count: number, total: number): string {
  return total > 0 && total < MIN_CERTAIN_GAMES
    ? `${count} of ${total}`
    : formatPercent(count, total);
}

async function expectRate(
  { value, detail }: { value: Locator; detail: Locator },
  count: number,
  total: number,
): Promise<void> {
  await expect(value).toHaveText(formatRate(count, total));
  if (total === 0) return;
  if (total < MIN_CERTAIN_GAMES) await expect(detail).toContainText('few games');
  else {
    await expect(detail).toContainText(new RegExp(`of ${formatNumber(total)} games?`));
    await expect(detail).not.toContainText('few games');
  }
  await expect(detail).toContainText(`95% range ${formatScoreInterval(count, total)}`);
}

async function expectTotals(page: Page, profile: ProfileNumbers): Promise<void> {
  const { games } = profile;
  const mean = (total: number) => (games === 0 ? 0 : total / games);
  const average = (total: number) => formatNumber(mean(total), mean(total) < 100 ? 2 : 0);
  const row = (
    name: string,
    field: 'kills' | 'assists' | 'deaths' | 'damage' | 'damage_rec' | 'score',
  ) => [
    name,
    formatNumber(profile[`tot_${field}`]),
    formatNumber(profile[`min_${field}`]),
    formatNumber(profile[`max_${field}`]),
    average(profile[`tot_${field}`]),
  ];
  const table = page.getByRole('table', { name: 'Totals' });
  await expect
    .poll(async () => (await readTableCells(table)).map((cells) => cells.map(withoutPercentile)))
    .toEqual([
      row('K', 'kills'),
      row('A', 'assists'),
      row('D', 'deaths'),
      row('Dmg', 'damage'),
      row('DmgRec', 'damage_rec'),
      ['MVP', formatNumber(profile.mvp), '–', '–', average(profile.mvp)],
      row('Score', 'score'),
      [
        'Time',
        formatDuration(profile.tot_duration),
        formatDuration(profile.min_duration),
        formatDuration(profile.max_duration),
        formatDuration(mean(profile.tot_duration)),
      ],
    ]);
}

/** Returns the text of a cell without its mark, which is loaded later. */
const withoutPercentile = (text: string) => text.replace(/(Top|Bottom) \d+%$/, '');

/** Returns the visible texts of a table's body, row by row, without headings of groups. */
export async function readTableCells(table: Locator): Promise<string[][]> {
  await expect(table).toBeVisible();
  return await table
    .locator('tbody > tr:not(.session-row)')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent.trim()),
      ),
    );
}

/** Returns the cells of a table's rows without the columns of percentiles, which are there only if a row has one. */
export async function readValueCells(table: Locator): Promise<string[][]> {
  await expect(table).toBeVisible();
  return await table.evaluate((element: HTMLTableElement) => {
    const headings = [...(element.tHead?.rows[0]?.cells ?? [])];
    const isValue = (_: unknown, column: number) =>
      headings[column]?.textContent.includes('Percentile:') === false;
    return [...(element.tBodies[0]?.rows ?? [])].map((row) =>
      [...row.cells].filter(isValue).map((cell) => cell.textContent.trim()),
    );
  });
}

/**
 * Returns the texts that a match's row in the match history must contain: result, map, mode,
 * kills, deaths and assists, damage and score.
 */
export function listExpectedTexts(match: MatchHistoryEntry): string[] {
  const results = { win: 'Win', loss: 'Loss', draw: 'Draw', unfinished: 'Unfinished' };
  return [
    results[match.result],
    match.map.name,
    match.mode.name,
    `${match.kills} / ${match.deaths} / ${match.assists}`,
    formatNumber(match.damage),
    formatNumber(match.score),
  ];
}

/** Expects the match history to show exactly these matches in this order. */
export async function expectMatches(page: Page, matches: MatchHistoryEntry[]): Promise<void> {
  const table = page.getByRole('table', { name: 'Matches, newest first' });
  await expect
    .poll(async () => {
      const rows = await readTableCells(table);
      // Lists what is missing in each row, and rows without a match.
      return rows.map((cells, index) => {
        const match = matches[index];
        const text = cells.join(' ');
        return match === undefined
          ? text
          : listExpectedTexts(match).filter((expected) => !text.includes(expected));
      });
    })
    .toEqual(matches.map(() => []));
}
