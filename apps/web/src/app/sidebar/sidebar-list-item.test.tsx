import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import common from '../../i18n/en/common.json';
import type { SidebarEntry } from './sections.ts';
import { SidebarListItem } from './sidebar-list-item.tsx';

void i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common } } });

function renderEntry(entry: SidebarEntry, path: string): string {
  const router = createMemoryRouter([{ path: '*', element: <SidebarListItem entry={entry} /> }], {
    initialEntries: [path],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const fourLevels: SidebarEntry = {
  label: 'one',
  to: '/one',
  children: [
    {
      label: 'two',
      to: '/one/two',
      children: [
        {
          label: 'three',
          to: '/one/two/three',
          children: [{ label: 'four', to: '/one/two/three/four', badge: 'New' }],
        },
        { label: 'beside', to: '/one/two/beside', children: [{ label: 'leaf', to: '/leaf' }] },
      ],
    },
  ],
};

test('every group above the current page is open, however deep; others are not', () => {
  const html = renderEntry(fourLevels, '/one/two/three/four');
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(3);
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(1);
  expect(html).toContain('aria-current="page" href="/one/two/three/four"');
  expect(html).toContain('--level:4');
  expect(html).toContain('New');
});

test('an external link opens in a new tab without access to this one', () => {
  const html = renderEntry({ label: 'GitHub', to: 'https://example.org/a' }, '/');
  expect(html).toContain('href="https://example.org/a"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain('target="_blank"');
});

test('links to the home page and substitutes for unset links are never marked as current', () => {
  expect(renderEntry({ label: 'Home', to: '/' }, '/')).not.toContain('aria-current');
  const about = { label: 'About', to: '/help' };
  expect(renderEntry(about, '/help')).toContain('aria-current="page"');
  expect(renderEntry({ ...about, isSubstitute: true }, '/help')).not.toContain('aria-current');
  expect(renderEntry({ ...about, isSubstitute: true }, '/help/more')).not.toContain('within');
});
