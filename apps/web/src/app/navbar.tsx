import { useTranslation } from 'react-i18next';
import { PlayerSearch } from '../features/search/player-search.tsx';
import { BuilderButton } from '../features/theme-builder/builder-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { SidebarState } from './use-sidebar.ts';
import { UserMenu } from './user-menu.tsx';

export function Navbar({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation('shell');
  return (
    <header className="navbar-top">
      <button
        type="button"
        className="icon-button"
        aria-label={t('toggleSidebar')}
        aria-expanded={sidebar.shown}
        aria-controls="sidebar"
        onClick={sidebar.toggle}
      >
        <Icon name="menu" />
      </button>
      <PlayerSearch />
      <div className="navbar-end">
        <LanguageMenu />
        <ThemeSwitch />
        <BuilderButton />
        <UserMenu />
      </div>
    </header>
  );
}
