import { useTranslation } from 'react-i18next';
import { ThemeBuilderSidebarButton } from '../../features/theme-builder/theme-builder-sidebar-button.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SidebarListItem } from '../sidebar/sidebar-list-item.tsx';

/** Links that leave the documentation, and the button of the theme builder, which the navbar lacks here. */
export function DocSidebarFooter() {
  const { t } = useTranslation('shell');
  return (
    <ul className="sidebar-foot">
      <li>
        <ThemeBuilderSidebarButton />
      </li>
      <SidebarListItem
        entry={{
          label: 'Component gallery',
          lang: 'en',
          to: paths.gallery(),
          icon: <Icon name="layout" />,
        }}
      />
      <SidebarListItem
        entry={{ label: t('backToSite'), to: paths.home(), icon: <Icon name="chevronLeft" /> }}
      />
    </ul>
  );
}
