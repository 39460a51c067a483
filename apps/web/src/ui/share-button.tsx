import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { Icon } from './icon.tsx';
import { LinkField } from './link-field.tsx';
import { useResetAfter } from './use-reset-after.ts';

interface Props {
  /** The path of the page to share. */
  href: string;
  title: string;
}

/** Opens the phone's share sheet; where there is none, it copies the link. */
export function ShareButton({ href, title }: Props) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useResetAfter(outcome === 'copied' ? outcome : undefined, () => setOutcome(undefined));
  const url = new URL(href, window.location.href).href;

  const share = async () => {
    if (hasShareSheet()) {
      // Closing the share sheet rejects the promise, too.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    setOutcome((await copyToClipboard(url)) ? 'copied' : 'notCopied');
  };

  return (
    <div className="share-button">
      <button type="button" className="btn btn-surface" onClick={() => void share()}>
        <Icon name={outcome === 'copied' ? 'check' : 'share2'} />
        {t(outcome === 'copied' ? 'share.copied' : 'share.share')}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && t('share.copied')}
      </span>
      {outcome === 'notCopied' && <LinkField url={url} label={t('share.link')} />}
    </div>
  );
}

/** On a desktop a copied link is more useful than the system's list of programs. */
function hasShareSheet(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
