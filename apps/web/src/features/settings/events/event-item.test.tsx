import type { SecurityEvent } from '@scrapboard/contract';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import settings from '../../../i18n/en/settings.json' with { type: 'json' };
import { TimeButtonGroup } from '../../../ui/time-button-group.tsx';
import { EventItem } from './event-item.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { settings } } });
});

const renderItem = (change: Partial<SecurityEvent>) =>
  renderToStaticMarkup(
    <EventItem
      event={{
        ...{ id: '2', kind: 'signed_in', at: '2026-05-07T10:00:00.000Z' },
        ...{ byOperator: false, network: 'unknown', ...change },
      }}
    />,
  );
const textOf = (change: Partial<SecurityEvent>) => renderItem(change).replaceAll(/<[^>]+>/g, ' ');

test('a refusal is marked by a word, not only by colour', () => {
  expect(textOf({ kind: 'sign_in_refused' })).toMatch(/Wrong password entered\s+Refused/);
  expect(textOf({ kind: 'signed_in' })).not.toContain('Refused');
});

test('the network is shown only if it is known, and the operator instead if they acted', () => {
  expect(textOf({ network: 'other' })).toContain(', from another network');
  expect(textOf({ network: 'unknown' })).not.toMatch(/network|, by/);
  expect(textOf({ kind: 'upload_rejected', network: 'this', byOperator: true })).toMatch(
    /, by the server operator\s*$/,
  );
});

test('the Tab key reaches only one of the times of a group', () => {
  const html = renderToStaticMarkup(
    <TimeButtonGroup rows={['1', '2']}>
      {['1', '2'].map((id) => (
        <EventItem
          key={id}
          event={{
            ...{ id, kind: 'signed_in', at: '2026-05-07T10:00:00.000Z' },
            ...{ byOperator: false, network: 'this' },
          }}
        />
      ))}
    </TimeButtonGroup>,
  );
  expect(html.match(/tabindex="-?\d"/g)).toEqual(['tabindex="0"', 'tabindex="-1"']);
  expect(renderItem({})).not.toContain('tabindex');
});
