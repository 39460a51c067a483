import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { expectAccessible, waitUntilStable } from '../src/check-screen.ts';
import { findScrollingTables } from '../src/find-scrolling-tables.ts';
import { formatNumber } from '../src/format.ts';
import { setLocalStorage } from '../src/set-local-storage.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects every table of a page to fit its card, in German too, which has longer words. */
async function expectTablesToFit(page: Page, path: string): Promise<void> {
  for (const language of ['en', 'de']) {
    await setLocalStorage(page, 'language', JSON.stringify(language));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main .table-scroll').first()).toBeVisible();
    await waitUntilStable(page);
    expect(await page.evaluate(findScrollingTables), `${path} in ${language}`).toEqual([]);
  }
  await setLocalStorage(page, 'language', '"en"');
}

test('builds are searched by parts they carry or lack, ranked, exported, compared and opened', async ({
  page,
  api,
}) => {
  const ask = (query: Record<string, string>) =>
    api.call('GET /api/questions', { query: { limit: '10000', ...query } });
  const carried = { facts: 'parts', measures: 'games', carried: 'true', sort: '-games' };
  const parts = await ask({ ...carried, by: 'part' });
  const part = String(assertDefined(parts.rows[0]).part);
  const partName = assertDefined(parts.names.part?.[part]);
  const partners = await ask({ ...carried, by: 'withPart', part });
  const other = String(assertDefined(partners.rows[0]).withPart);
  const otherName = assertDefined(partners.names.withPart?.[other]);

  await page.goto('/builds?period=all');
  const pick = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label }).fill(name);
    await page
      .getByRole('listbox', { name: label })
      .getByRole('option', { name, exact: false })
      .first()
      .click();
  };
  await pick('Carries all of', partName);
  await expect(page).toHaveURL(new RegExp(`[?&]carrying=${part}`));
  await pick('Carries none of', otherName);
  await expect(page).toHaveURL(new RegExp(`[?&]notCarrying=${other}`));
  await expect(page.getByRole('link', { name: `Without ${otherName}` })).toBeVisible();

  // The expected builds, computed from the parts of every build.
  const all = await ask({ ...carried, by: 'build,part' });
  const buildsWith = (id: string) =>
    new Set(all.rows.filter((row) => row.part === id).map(({ build }) => String(build)));
  const games = await ask({ facts: 'players', measures: 'games', by: 'build', min: 'games:5' });
  const [withPart, withOther] = [buildsWith(part), buildsWith(other)];
  const expected = games.rows.filter(
    ({ build }) => withPart.has(String(build)) && !withOther.has(String(build)),
  );
  const board = page.getByRole('table', { name: 'Builds driven: table' });
  await expect(page.getByText(`${formatNumber(expected.length)} builds`)).toBeVisible();
  const hash = String(assertDefined(expected[0]).build);
  const row = board.getByRole('row', { name: new RegExp(hash) });
  await expect(row).toContainText(partName);
  await expect(row).not.toContainText(otherName);
  await expectAccessible(page, 'builds');

  await page.getByRole('button', { name: 'Win rate', exact: true }).click();
  await expect(page).toHaveURL(/sort=-winRate/);
  await expect(page.getByText('at least 20 games')).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^Build,Known parts,Power score,Games,/);
  expect(lines).toHaveLength(1 + Math.min(50, expected.length));

  const second = String(assertDefined(expected[1]).build);
  for (const build of [hash, second]) {
    const box = page.getByRole('checkbox', { name: `Compare build ${build}` });
    await box.click();
    await expect(box).toBeChecked();
  }
  await expect(page.getByRole('link', { name: 'Compare builds' })).toHaveAttribute(
    'href',
    new RegExp(`builds=${hash}%2C${second}`),
  );
  await row.getByRole('link', { name: hash }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Build ${hash}`);
});

test('a build shows how its parts are known, who drives it, and builds that share parts', async ({
  page,
  api,
}) => {
  const ask = (query: Record<string, string>) =>
    api.call('GET /api/questions', { query: { limit: '10000', ...query } });
  const builds = await ask({ facts: 'players', measures: 'games', by: 'build', sort: '-games' });
  const build = String(assertDefined(builds.rows.find((row) => row.build !== null)).build);
  await page.goto(`/builds/${build}?period=all`);
  // The summary counts only this build, although the page also asks about others.
  const totals = await ask({ facts: 'players', measures: 'matches,players', build });
  const [total] = totals.rows;
  await expect(page.locator('.page-data-summary')).toContainText(
    new RegExp(
      `${formatNumber(Number(total?.matches))} match(es)?.*${formatNumber(Number(total?.players))} player`,
    ),
  );
  const known = await ask({
    facts: 'parts',
    measures: 'games,uses',
    by: 'part',
    carried: 'true',
    build,
    sort: '-uses',
  });
  const parts = page.getByRole('table', { name: 'Known parts: table' });
  await expect(parts.getByRole('rowheader')).toHaveCount(known.rows.length);
  const first = assertDefined(known.rows[0]);
  await expect(parts).toContainText(
    `Dealt damage in ${formatNumber(Number(first.uses))} of ${formatNumber(Number(first.games))} games`,
  );
  const players = await ask({ facts: 'players', measures: 'games', by: 'player', build });
  await expect(
    page.getByRole('table', { name: 'Who drives it: table' }).getByRole('rowheader'),
  ).toHaveCount(Math.min(10, players.rows.length));
  for (const name of ['Week by week', 'Where it is driven', 'Latest matches']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const similar = page.getByRole('table', { name: 'Similar builds: table' });
  await expect(similar.getByRole('rowheader').first()).toBeVisible();
  await expect(similar).not.toContainText(build);
  await expectAccessible(page, 'build');

  await similar.getByRole('link', { name: 'Compare' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?builds=${build}`));
  await page
    .getByRole('link', { name: `Build ${build}` })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Part Picker' }).click();
  await expect(page).toHaveURL(`/parts?build=${build}`);

  // On the comparison page, another build is found by a part that it carries.
  const part = assertDefined(known.names.part?.[String(first.part)]);
  await page.goto(`/compare?builds=${build}&period=all`);
  await page.getByRole('combobox', { name: 'Part of a build to add' }).fill(part);
  await page
    .getByRole('listbox', { name: 'Part of a build to add' })
    .getByRole('option', { name: part })
    .first()
    .click();
  const found = page.getByRole('listbox', { name: 'Builds with these parts' });
  await found.focus();
  await page.keyboard.press('End');
  await expect(found.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`builds=${build}(%2C|,)[0-9a-f]{8}`));

  await expectTablesToFit(page, '/builds?period=all');
  await expectTablesToFit(page, `/builds/${build}?period=all`);

  await page.goto('/builds/00000000');
  await expect(page.getByText('No stored match has the build “00000000”')).toBeVisible();
  await page.getByRole('link', { name: 'All builds' }).click();
  await page.getByRole('textbox', { name: 'Number of a build' }).fill(build);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/builds/${build}`);
});
