import { useTranslation } from 'react-i18next';
import { BuilderLink } from '../../features/theme-builder/builder-link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SidebarEntry } from '../sidebar/sidebar-entry.tsx';

/** Links that leave the documentation, and one to the theme builder, which has no button in the navbar here. */
export function DocSidebarFooter() {
  const { t } = useTranslation('shell');
  return (
    <ul className="sidebar-foot">
      <li>
        <BuilderLink />
      </li>
      <SidebarEntry
        entry={{
          label: 'Component gallery',
          lang: 'en',
          to: paths.gallery(),
          icon: <Icon name="layout" />,
        }}
      />
      <SidebarEntry
        entry={{ label: t('backToSite'), to: paths.home(), icon: <Icon name="chevronLeft" /> }}
      />
    </ul>
  );
}
