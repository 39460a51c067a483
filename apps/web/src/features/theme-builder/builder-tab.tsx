import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/prefetch-pages.ts';
import { base } from '../../base.ts';
import { paths } from '../../paths.ts';
import { openThemeBuilder, useIsThemeBuilderOpen } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadPanel } from './load-panel.ts';

/** The tab at the edge of wide screens, which opens the theme builder or the documentation. */
export function BuilderTab() {
  const { t } = useTranslation(['shell', 'common']);
  const isOpen = useIsThemeBuilderOpen();
  return (
    <aside className="builder-tab" aria-label={t('builder.label')}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void prefetch(loadPanel)}
        onClick={openThemeBuilder}
      >
        <Icon name="sliders" />
        {t('builder.tab')}
      </button>
      <a
        href={`${base}${paths.docs()}`}
        target="_blank"
        rel="noopener"
        aria-label={`${t('documentation')} ${t('common:newTab')}`}
      >
        <Icon name="book" />
      </a>
    </aside>
  );
}
