import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { openThemeBuilder, useIsThemeBuilderOpen } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadPanel } from './load-panel.ts';

/** Opens the theme builder from the navbar. */
export function ThemeBuilderButton() {
  const { t } = useTranslation('shell');
  const isOpen = useIsThemeBuilderOpen();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('builder.label')}
      data-tip={t('builder.label')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void prefetch(loadPanel)}
      onClick={openThemeBuilder}
    >
      <Icon name="sliders" />
    </button>
  );
}
