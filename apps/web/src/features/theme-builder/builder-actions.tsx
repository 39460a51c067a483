import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Appearance, withAppearance } from '../../appearance.ts';
import { base } from '../../base.ts';
import { paths } from '../../paths.ts';
import { getAppearance, resetAppearance, useAppearance } from '../../theme.ts';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkField } from '../../ui/link-field.tsx';

/** Resets the appearance, copies a link to it, and links to documentation and gallery. */
export function BuilderActions() {
  const { t } = useTranslation('theme');
  const appearance = useAppearance();
  const [lastAction, setLastAction] = useState<{
    outcome: 'reset' | 'copied' | 'copyManually';
    appearance: Appearance;
  }>();
  const [link, setLink] = useState('');
  // Shown until another setting is chosen.
  const outcome = lastAction?.appearance === appearance ? lastAction.outcome : undefined;

  const copy = async () => {
    const url = withAppearance(window.location.href, appearance);
    setLink(url);
    // Without permission to copy, the URL is shown, to be copied manually.
    setLastAction({
      outcome: (await copyToClipboard(url)) ? 'copied' : 'copyManually',
      appearance,
    });
  };

  return (
    <div className="builder-actions">
      <button type="button" className="btn btn-primary" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} /> {t('copy')}
      </button>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => {
          resetAppearance();
          setLastAction({ outcome: 'reset', appearance: getAppearance() });
        }}
      >
        {t('reset')}
      </button>
      {outcome === 'copyManually' && <LinkField url={link} label={t('link')} />}
      <p role="status" className="small mb-0">
        {outcome !== undefined && t(`feedback.${outcome}`)}
      </p>
      <a href={`${base}${paths.docs()}`} target="_blank" rel="noopener">
        {t('docs')}
      </a>
      <a href={`${base}${paths.gallery()}`} target="_blank" rel="noopener">
        {t('gallery')}
      </a>
    </div>
  );
}
