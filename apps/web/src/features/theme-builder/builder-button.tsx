import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { openBuilder, useIsBuilderOpen } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadPanel } from './load-panel.ts';

/** Opens the theme builder from the navbar. */
export function BuilderButton() {
  const { t } = useTranslation('shell');
  const isOpen = useIsBuilderOpen();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('builder.label')}
      data-tip={t('builder.label')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={() => void prefetch(loadPanel)}
      onClick={openBuilder}
    >
      <Icon name="sliders" />
    </button>
  );
}
