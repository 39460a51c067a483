import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useScrollActiveIntoView } from '../../ui/use-scroll-active-into-view.ts';
import { type Tab, tabs, withTab } from './profile-search.ts';
import { importTab } from './tab-modules.ts';
import { useProfile, useRequestedSearch } from './use-profile.ts';

const tabTextKeys = {
  stats: 'tabs.stats',
  graphs: 'tabs.graphs',
  weapons: 'tabs.weapons',
  movement: 'tabs.movement',
  cabins: 'tabs.cabins',
  'power-scores': 'tabs.powerScores',
  maps: 'tabs.maps',
  modes: 'tabs.modes',
  matches: 'tabs.matches',
  bests: 'tabs.bests',
  'played-with': 'tabs.playedWith',
} as const satisfies Record<Tab, string>;

/** The tabs of a profile, each with a URL of its own. */
export function ProfileTabs() {
  const { t } = useTranslation('profile');
  const { search, href } = useProfile();
  const requestedSearch = useRequestedSearch();
  const listRef = useScrollActiveIntoView<HTMLUListElement>(search.tab);

  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      <ul ref={listRef}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={href(withTab(requestedSearch, tab))}
              preventScrollReset
              aria-current={tab === search.tab ? 'page' : undefined}
              onPointerEnter={() => void importTab(tab).catch(() => {})}
              onFocus={() => void importTab(tab).catch(() => {})}
            >
              {t(tabTextKeys[tab])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
