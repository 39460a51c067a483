import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useScrollActiveIntoView } from '../../ui/use-scroll-active-into-view.ts';
import { type Tab, tabs, toTab } from './profile-search.ts';
import { importTab } from './tab-modules.ts';
import { useAskedSearch } from './use-asked-search.ts';
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
  const asked = useAskedSearch();
  const list = useScrollActiveIntoView<HTMLUListElement>(search.tab);

  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={href(toTab(asked, tab))}
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
