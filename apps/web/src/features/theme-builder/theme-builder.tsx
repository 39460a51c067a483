import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base } from '../../base.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { openBuilder, useBuilderOpen } from './builder-state.ts';
import { loadPanel } from './load-panel.ts';

const Panel = lazy(loadPanel);

/** The tab at the edge of wide screens, and the panel once it has been opened. */
export function ThemeBuilder() {
  const { t } = useTranslation('shell');
  const open = useBuilderOpen();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (open) setAsked(true);
  }, [open]);
  return (
    <>
      <aside className="builder-tab" aria-label={t('builder.label')}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={openBuilder}
        >
          <Icon name="sliders" />
          {t('builder.tab')}
        </button>
        <a
          href={`${base}${paths.docs()}`}
          target="_blank"
          rel="noopener"
          aria-label={t('builder.docs')}
        >
          <Icon name="book" />
        </a>
      </aside>
      {asked && (
        <Suspense fallback={null}>
          <Panel open={open} />
        </Suspense>
      )}
    </>
  );
}
