import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { openBuilder, useIsBuilderOpen } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadPanel } from './load-panel.ts';

/** Opens the theme builder from a sidebar, for layouts whose navbar has no button for it. */
export function BuilderSidebarButton() {
  const { t } = useTranslation('shell');
  const isOpen = useIsBuilderOpen();
  return (
    <button
      type="button"
      className="sidebar-link"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void prefetch(loadPanel)}
      onClick={openBuilder}
    >
      <Icon name="sliders" />
      <span className="sidebar-label">{t('builder.label')}</span>
    </button>
  );
}
