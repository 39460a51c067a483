import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const region = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Returns the start and the recurrence rule of each event of an iCalendar file. */
function readEvents(text: string): string[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map(
      (event) =>
        `${event.getFirstPropertyValue('dtstart')} ${event.getFirstPropertyValue('rrule')}`,
    )
    .toSorted();
}

test('a schedule shows weeks in any time zone, works by keyboard, and is exported as a calendar', async ({
  page,
  api,
}) => {
  await page.goto('/sched/cw?week=2026-03-08&tz=America/New_York');
  await expect(page).toHaveTitle('Clan War Schedule | Scrapboard');
  const march = region(page, 'March 2 – 8, 2026');
  // Clocks go forward on Sunday: 11:00 UTC is 6:00 the day before and 7:00 then.
  await expect(
    march.getByRole('link', { name: 'Clan Wars 06:00–10:00, Sat, Mar 7' }),
  ).toBeVisible();
  await expect(
    march.getByRole('link', { name: 'Clan Wars 07:00–11:00, Sun, Mar 8' }),
  ).toBeVisible();
  await expect(march.getByRole('heading', { name: 'Sun Mar 8' })).toContainText('23 hours');

  // The windows are one Tab stop; arrows move between them, Page Down to the next week.
  const monday = march.getByRole('link', { name: 'Clan Wars 06:00–10:00, Mon, Mar 2' });
  await monday.focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    march.getByRole('link', { name: 'Clan Wars 12:00–16:00, Tue, Mar 3' }),
  ).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/week=2026-03-09/);
  const next = region(page, 'March 9 – 15, 2026');
  await expect(
    next.getByRole('link', { name: 'Clan Wars 13:00–17:00, Tue, Mar 10' }),
  ).toBeFocused();

  // In a zone half an hour off, a window that crosses midnight is on both days.
  await page.getByLabel('Time zone').selectOption('Asia/Tehran');
  await expect(page).toHaveURL(/tz=Asia%2FTehran/);
  await expect(next.getByRole('link', { name: 'Clan Wars 20:30–00:30, Tue, Mar 10' })).toHaveCount(
    2,
  );
  await next.getByRole('link', { name: 'List' }).click();
  await expect(
    next.getByRole('region', { name: 'Tuesday, March 10' }).getByRole('listitem'),
  ).toContainText('20:30–Wed 00:30');

  await expect(region(page, 'Compared with matches').getByRole('listitem').first()).toHaveText(
    /began within a window|are not judged/,
  );
  // Headless Chromium denies notifications even if they are granted.
  await page.evaluate(() => {
    const granted = async () => 'granted' as const;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.defineProperty(Notification, 'requestPermission', { value: granted });
  });
  await page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(page.getByText('On. The choice is kept in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off reminders' }).click();

  // The subscription and the downloaded file have the same windows.
  const address = await page.getByLabel('Address of the calendar').inputValue();
  expect(new URL(address).pathname).toBe('/sched/cw.ics');
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const events = readEvents(await response.text());
  const schedule = await api.call('GET /api/schedule');
  expect(events).toHaveLength(
    schedule.windows.filter(({ mode }) => mode.endsWith('clan-war')).length,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cw.ics');
  expect(readEvents(await readFile(await download.path(), 'utf8'))).toEqual(events);
});
