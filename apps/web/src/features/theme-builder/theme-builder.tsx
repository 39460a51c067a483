import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeBuilder, useBuilderOpen } from '../../builder-state.ts';
import { OverlayBoundary } from '../../query-states/overlay-boundary.tsx';
import { loadPanel } from './load-panel.ts';

const Panel = lazy(loadPanel);

/** The panel of the theme builder, once it has been opened. */
export function ThemeBuilder() {
  const { t } = useTranslation('shell');
  const open = useBuilderOpen();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (open) setAsked(true);
  }, [open]);
  const close = () => {
    setAsked(false);
    closeBuilder();
  };
  if (!asked) return null;
  return (
    <OverlayBoundary onClose={close} placeholder={t('builder.label')}>
      <Panel open={open} />
    </OverlayBoundary>
  );
}
