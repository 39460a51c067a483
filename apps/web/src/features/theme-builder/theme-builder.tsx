import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayBoundary } from '../../query-states/overlay-boundary.tsx';
import { closeThemeBuilder, useIsThemeBuilderOpen } from '../../theme-builder-state.ts';
import { BuilderTab } from './builder-tab.tsx';
import { loadPanel } from './load-panel.ts';

const Panel = lazy(loadPanel);

/** The tab at the edge of wide screens, and the panel once it has been opened from anywhere. */
export function ThemeBuilder() {
  const { t } = useTranslation('shell');
  const isOpen = useIsThemeBuilderOpen();
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => {
    if (isOpen) setIsRequested(true);
  }, [isOpen]);
  const close = () => {
    setIsRequested(false);
    closeThemeBuilder();
  };
  return (
    <>
      <BuilderTab />
      {isRequested && (
        <OverlayBoundary onClose={close} placeholder={t('builder.label')}>
          <Panel open={isOpen} />
        </OverlayBoundary>
      )}
    </>
  );
}
