import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useScrollActiveIntoView } from '../../ui/use-scroll-active-into-view.ts';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';

const icons = {
  profile: 'user',
  password: 'lock',
  devices: 'monitor',
  tokens: 'key',
  players: 'users',
  privacy: 'shield',
  browser: 'globe',
} as const satisfies Record<SettingsTab, IconName>;

/** The tabs of the settings: a column beside them, or a row above them on small screens. */
export function TabsNav({ current }: { current: SettingsTab }) {
  const { t } = useTranslation('settings');
  const listRef = useScrollActiveIntoView<HTMLUListElement>(current);

  return (
    <nav className="settings-nav" aria-label={t('tabs.label')}>
      <ul ref={listRef}>
        {settingsTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={paths.settings({ tab })}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon name={icons[tab]} />
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
