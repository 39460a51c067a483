import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Tab, tabs, toTab } from './profile-search.ts';
import { importTab } from './tab-modules.ts';
import { useProfile } from './use-profile.ts';

const texts = {
  stats: 'tabs.stats',
  graphs: 'tabs.graphs',
  weapons: 'tabs.weapons',
  movement: 'tabs.movement',
  cabins: 'tabs.cabins',
  'power-scores': 'tabs.powerScores',
  matches: 'tabs.matches',
  'played-with': 'tabs.playedWith',
} as const satisfies Record<Tab, string>;

/** The parts of a profile; each has its own address. */
export function ProfileTabs() {
  const { t } = useTranslation('profile');
  const { search, href } = useProfile();
  const list = useRef<HTMLUListElement>(null);

  // On a small screen the row scrolls sideways; the chosen one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tab changes
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [search.tab]);

  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={href(toTab(search, tab))}
              preventScrollReset
              aria-current={tab === search.tab ? 'page' : undefined}
              onPointerEnter={() => void importTab(tab)}
              onFocus={() => void importTab(tab)}
            >
              {t(texts[tab])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
