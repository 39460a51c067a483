import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import type { SidebarState } from './use-sidebar.ts';

/** Shows or hides the sidebar. */
export function SidebarToggle({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('toggleSidebar')}
      aria-expanded={sidebar.isShown}
      aria-controls="sidebar"
      onClick={sidebar.toggle}
    >
      <Icon name="menu" />
    </button>
  );
}
