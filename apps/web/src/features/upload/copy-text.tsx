import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';

/** Something to be typed elsewhere, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation('upload');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without permission the text is still there to be marked.
    }
  };
  return (
    <span className="copy-text">
      <code>{text}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={t('copy.label', { text })}
        title={t('copy.title')}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="visually-hidden" role="status">
        {copied && t('copy.done')}
      </span>
    </span>
  );
}
