import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { importPercentilesTab } from './import-percentiles-tab.ts';
import { importTimelineTab } from './import-timeline-tab.ts';
import { type Tab, tabs } from './match-search.ts';
import { useMatch } from './use-match.ts';

/** The tabs of a match, each with a URL of its own. */
export function MatchTabs() {
  const { t } = useTranslation('matches');
  const { search, linkProps } = useMatch();
  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              {...linkProps({ tab })}
              preventScrollReset
              aria-current={tab === search.tab ? 'page' : undefined}
              onPointerEnter={() => preloadTab(tab)}
              onFocus={() => preloadTab(tab)}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Starts loading what a tab needs; a failure is reported by the tab. */
function preloadTab(tab: Tab): void {
  if (tab === 'timeline') importTimelineTab().catch(() => {});
  if (tab === 'percentiles') importPercentilesTab().catch(() => {});
}
