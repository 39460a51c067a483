import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { openThemeBuilder, useIsThemeBuilderOpen } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadPanel } from './load-panel.ts';

/** Opens the theme builder from a sidebar, for layouts whose navbar has no button for it. */
export function ThemeBuilderSidebarButton() {
  const { t } = useTranslation('shell');
  const isOpen = useIsThemeBuilderOpen();
  return (
    <button
      type="button"
      className="sidebar-link"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void prefetch(loadPanel)}
      onClick={openThemeBuilder}
    >
      <Icon name="sliders" />
      <span className="sidebar-label">{t('builder.label')}</span>
    </button>
  );
}
