import { useTranslation } from 'react-i18next';
import { useAuth } from '../../account/use-auth.ts';
import { useStatus } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { type NavigationEntry, navigationFor } from '../navigation.ts';
import type { SidebarEntry, SidebarSection } from './sections.ts';

/** Returns the product's sidebar in the viewer's language. */
export function useProductSections(): SidebarSection[] {
  const { t } = useTranslation('shell');
  const links = useStatus()?.links;
  const isOperator = useAuth().user?.operator === true;
  const toEntry = (entry: NavigationEntry): SidebarEntry => {
    const { text, to, link, icon, badge, children } = entry;
    const href = link && links?.[link];
    return {
      label: t(text),
      to: href ?? to,
      ...(link !== undefined && !href && { isSubstitute: true }),
      ...(icon !== undefined && { icon: <Icon name={icon} /> }),
      ...(badge !== undefined && { badge }),
      ...(children !== undefined && {
        overviewLabel: t('nav.overview'),
        children: children.map(toEntry),
      }),
    };
  };
  return navigationFor(isOperator).map(({ title, entries }) => ({
    title: t(title),
    entries: entries.map(toEntry),
  }));
}
