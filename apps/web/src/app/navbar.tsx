import { SearchBox } from '../features/search/search-box.tsx';
import { ThemeBuilderButton } from '../features/theme-builder/theme-builder-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SidebarToggle } from './sidebar/sidebar-toggle.tsx';
import type { SidebarState } from './sidebar/use-sidebar.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

export function Navbar({ sidebar }: { sidebar: SidebarState }) {
  return (
    <header className="navbar-top">
      <SidebarToggle sidebar={sidebar} />
      <SearchBox />
      <div className="navbar-end">
        <LanguageMenu />
        <div className="appearance-buttons">
          <ThemeSwitch />
          <ThemeBuilderButton />
        </div>
        <UserMenu />
      </div>
    </header>
  );
}
