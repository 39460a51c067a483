import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { SpeedRunRow } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen } from '../src/check-screen.ts';
import { readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns a time such as `3:12.4`, computed independently of the page. */
function formatTime(seconds: number): string {
  const [wholeSeconds = '', tenth = ''] = seconds.toFixed(1).split('.');
  return `${Math.floor(Number(wholeSeconds) / 60)}:${String(Number(wholeSeconds) % 60).padStart(2, '0')}.${tenth}`;
}

const formatGap = ({ seconds }: SpeedRunRow, record: number) =>
  seconds === record ? '–' : `+${(seconds - record).toFixed(1)} s`;

/** Saves the table of a part of the page as CSV and returns its lines. */
async function readCsv(page: Page, part: Locator): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
}

test('a raid leads to its board: categories, own rank, splits, records and the match of a run', async ({
  page,
  api,
}) => {
  const { raids } = await api.speedRuns();
  const raid = assertDefined(
    raids.find(({ runs, party }) => runs > 1 && (party?.splits.length ?? 0) > 0),
  );
  const params = { mode: raid.mode.id, raid: raid.raid };
  const board = await api.call('GET /api/speed-runs/{mode}/{raid}', { params });
  const record = assertDefined(board.record);
  const best = assertDefined(board.runs[0]);
  const path = `/speedrunning/${params.mode}/${params.raid}`;

  await page.goto('/speedrunning');
  const overview = page.getByRole('table', { name: /^Raids with their fastest runs/ });
  await expect(overview.locator('tbody tr')).toHaveCount(raids.length);
  const [, ...lines] = await readCsv(page, page.getByRole('main'));
  expect(lines).toHaveLength(raids.length);
  expect(lines.map((line) => Number(line.split(',')[2]))).toEqual(raids.map(({ runs }) => runs));
  await overview.locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);

  const runs = page.getByRole('table', { name: /^Runs by battle time/ });
  const times = runs.locator('tbody th, tbody td:nth-child(2)').getByRole('link');
  await expect(times).toHaveText(board.runs.map(({ seconds }) => formatTime(seconds)));
  const cells = await readTableCells(runs);
  expect(cells.map((row) => row[2])).toEqual(board.runs.map((run) => formatGap(run, record)));
  for (const { nickname } of best.players) await expect(runs).toContainText(nickname);

  const [split] = best.splits;
  const splits = page.getByRole('table', { name: /^Times of waves and objectives/ });
  await expect(splits.locator('tbody tr').first()).toContainText(
    formatTime(assertDefined(split).seconds),
  );
  const splitRegion = page.getByRole('region', { name: /^Splits/ });
  const [, fastestLine = ''] = await readCsv(page, splitRegion);
  expect(fastestLine.split(',')[0]).toBe(board.runs.find((run) => run.splits.length > 0)?.id);
  expect(fastestLine).toContain(`${assertDefined(split).seconds}`);
  await checkScreen(page, 'speed-run-board', { coverage: 'ordinary' });

  const choice = best.partySize > 1 ? 'Party' : 'Solo';
  await page
    .getByRole('navigation', { name: 'Solo or party' })
    .getByRole('link', { name: choice, exact: true })
    .click();
  await expect(page).toHaveURL(`${path}?team=${choice.toLowerCase()}`);
  const query = { party: best.partySize > 1 ? ('party' as const) : ('solo' as const) };
  const chosenBoard = await api.call('GET /api/speed-runs/{mode}/{raid}', { params, query });
  await expect(times).toHaveText(chosenBoard.runs.map(({ seconds }) => formatTime(seconds)));
  await page.getByLabel('Power score limit').selectOption({ label: 'Up to 2,499 PS' });
  await expect(page).toHaveURL(/maxPowerScore=2499/);
  await page.goBack();

  const player = assertDefined(board.runs.at(-1)?.players[0]);
  const { raids: own } = await api.call('GET /api/players/{id}/speed-runs', {
    params: { id: player.id },
    query: params,
  });
  const standing = assertDefined(own[0]);
  await page.goto(`${path}?player=${player.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `best ${formatTime(standing.best.seconds)} of ${standing.runs} run`,
  );
  await expect(main).toContainText(`rank ${standing.rank} of ${standing.total}`);
  const gained = standing.rank - standing.rankOneSecondFaster;
  if (standing.rank > 1) {
    await expect(main).toContainText(
      gained === 0 ? 'one second faster would not change the rank' : `would bring ${gained} rank`,
    );
  }

  const history = page.getByRole('region', { name: 'Record history' });
  await history.getByRole('link', { name: 'Open match' }).click();
  await expect(page).toHaveURL(`/match/${best.id}`);
});

test('a run with a single log asks for the logs of its other players', async ({ page, api }) => {
  const { raids } = await api.speedRuns();
  for (const { mode, raid } of raids) {
    const params = { mode: mode.id, raid };
    const { runs } = await api.call('GET /api/speed-runs/{mode}/{raid}', { params });
    const run = runs.find(({ witnesses, humans }) => witnesses < 2 && humans > 1);
    if (run === undefined) continue;
    const [player] = run.players;
    await page.goto(`/speedrunning/${mode.id}/${raid}?player=${player?.id}`);
    await page.getByRole('button', { name: `Verify run ${run.rank}` }).click();
    const dialog = page.getByRole('dialog', {
      name: `Verify the run of ${formatTime(run.seconds)}`,
    });
    await expect(dialog).toContainText('You were in it.');
    for (const { nickname } of run.players) await expect(dialog).toContainText(nickname);
    await expect(dialog.locator('code')).toContainText(`/match/${run.id}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: `Verify run ${run.rank}` }).click();
    await dialog.getByRole('link', { name: 'Upload logs' }).click();
    await expect(page).toHaveURL('/upload');
    return;
  }
  throw new Error('Every run is confirmed');
});

test('filters without a run show a message; a failed board can be retried', async ({
  page,
  api,
  problems,
}) => {
  const { raids } = await api.speedRuns();
  const { mode, raid } = assertDefined(raids[0]);
  problems.allow(/500/);
  let shouldFail = true;
  await page.route(`**/api/speed-runs/${mode.id}/${raid}?*`, (route) =>
    shouldFail
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-7' },
        })
      : route.continue(),
  );
  await page.goto(`/speedrunning/${mode.id}/${raid}?maxPowerScore=1`);
  await expect(page.getByText('Request abc-7')).toBeVisible();
  shouldFail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Clear period and filters' }).click();
  await expect(page).toHaveURL(`/speedrunning/${mode.id}/${raid}`);
  await expect(page.getByRole('table', { name: /^Runs by battle time/ })).toBeVisible();
});

test('an unknown player is reported, and a failed request for a player can be retried', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/404|500/);
  const { raids } = await api.speedRuns();
  const { mode, raid } = assertDefined(raids[0]);
  const board = `/speedrunning/${mode.id}/${raid}`;
  const unknown = page.getByText('This player is unknown or hidden.');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (const path of [board, '/speedrunning']) {
    await page.goto(`${path}?player=99999999`);
    await expect(unknown).toBeVisible();
  }
  const ownHeading = page.getByRole('columnheader', { name: /best/ });
  await expect(ownHeading).toHaveCount(0);

  const { id } = await api.homePlayer();
  const json = { code: 'internal', message: 'Internal server error', requestId: 'abc-9' };
  for (const path of [board, '/speedrunning']) {
    await page.route(`**/api/players/${id}/speed-runs*`, (route) =>
      route.fulfill({ status: 500, json }),
    );
    await page.goto(`${path}?player=${id}`);
    await expect(page.getByText('Request abc-9')).toBeVisible();
    await expect(ownHeading).toHaveCount(0);
    await page.unroute(`**/api/players/${id}/speed-runs*`);
    await retry.click();
    await expect(retry).toHaveCount(0);
  }
  await expect(ownHeading).toBeVisible();
  for (const name of ['Solo record', 'Party record', /best/]) {
    const heading = page.getByRole('columnheader', { name });
    await expect(heading.getByRole('button', { name: /^What is “/ })).toBeVisible();
  }
});

test('on phones a board and its choices fit into the window', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { raids } = await api.speedRuns();
  const { mode, raid } = assertDefined(raids.find(({ party }) => party !== null));
  await page.goto(`/speedrunning/${mode.id}/${raid}`);
  const runs = page.getByRole('table', { name: /^Runs by battle time/ });
  await expect(runs).toBeVisible();
  const choices = page.getByRole('navigation', { name: 'Solo or party' });
  for (const part of [runs.locator('..'), choices]) {
    const { scrollWidth, clientWidth } = await part.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
  const lastChoice = await choices.getByRole('link').last().boundingBox();
  expect((lastChoice?.x ?? 0) + (lastChoice?.width ?? 0)).toBeLessThan(390);
});

test('the page of an unknown raid names it and leads to all raids', async ({ page }) => {
  await page.goto('/speedrunning/raid-hard/Pve_Unheard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raid not found.');
  await expect(page.getByText('Nobody has won “Unheard”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All raids' }).click();
  await expect(page).toHaveURL('/speedrunning');
});
