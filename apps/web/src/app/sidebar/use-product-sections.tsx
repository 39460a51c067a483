import { useTranslation } from 'react-i18next';
import { useStatus } from '../../status.ts';
import { Icon } from '../../ui/icon.tsx';
import { type NavigationEntry, navigation } from '../navigation.ts';
import type { SidebarEntry, SidebarSection } from './sections.ts';

/** The sidebar of the product, in the language of the viewer. */
export function useProductSections(): SidebarSection[] {
  const { t } = useTranslation('shell');
  const links = useStatus()?.links;
  const toEntry = ({ text, to, link, icon, badge, children }: NavigationEntry): SidebarEntry => ({
    label: t(text),
    to: (link && links?.[link]) ?? to,
    ...(icon !== undefined && { icon: <Icon name={icon} /> }),
    ...(badge !== undefined && { badge }),
    ...(children !== undefined && {
      overview: t('nav.overview'),
      children: children.map(toEntry),
    }),
  });
  return navigation.map(({ title, entries }) => ({
    title: t(title),
    entries: entries.map(toEntry),
  }));
}
