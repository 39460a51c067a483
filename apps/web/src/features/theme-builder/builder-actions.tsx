import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withAppearance } from '../../appearance.ts';
import { paths } from '../../paths.ts';
import { getAppearance, resetAppearance } from '../../theme.ts';
import { Icon } from '../../ui/icon.tsx';

/** Resets, copies the address of what is shown, leads to documentation and gallery. */
export function BuilderActions() {
  const { t } = useTranslation('theme');
  const [said, setSaid] = useState<'reset' | 'copied' | 'toCopy'>();
  const [link, setLink] = useState('');

  const copy = async () => {
    const address = withAppearance(window.location.href, getAppearance());
    setLink(address);
    try {
      await navigator.clipboard.writeText(address);
      setSaid('copied');
    } catch {
      // Without permission, or without TLS, the address is shown to be copied by hand.
      setSaid('toCopy');
    }
  };

  return (
    <div className="builder-actions">
      <button type="button" className="btn btn-primary" onClick={() => void copy()}>
        <Icon name={said === 'copied' ? 'check' : 'copy'} /> {t('copy')}
      </button>
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => {
          resetAppearance();
          setSaid('reset');
        }}
      >
        {t('reset')}
      </button>
      {said === 'toCopy' && (
        <input
          className="form-control"
          readOnly
          value={link}
          aria-label={t('link')}
          onFocus={(event) => event.target.select()}
        />
      )}
      <p role="status" className="small mb-0">
        {said !== undefined && t(`said.${said}`)}
      </p>
      <a href={paths.docs()} target="_blank" rel="noopener">
        {t('docs')}
      </a>
      <a href={paths.gallery()} target="_blank" rel="noopener">
        {t('gallery')}
      </a>
    </div>
  );
}
