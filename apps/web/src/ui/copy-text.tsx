import './copy-text.scss';
import { useState } from 'react';
import { copyToClipboard } from './copy-to-clipboard.ts';
import { Icon } from './icon.tsx';
import { useResetAfter } from './use-reset-after.ts';

interface Props {
  text: string;
  /** The name of the button. */
  label: string;
  title: string;
  /** Announced when the text has been copied. */
  announcement: string;
  className?: string;
}

/** A text with a button that copies it. */
export function CopyText({ text, label, title, announcement, className = '' }: Props) {
  const [isCopied, setIsCopied] = useState<true>();
  useResetAfter(isCopied, () => setIsCopied(undefined));
  // If the browser does not allow it, the text can still be selected.
  const copy = async () => setIsCopied((await copyToClipboard(text)) || undefined);
  return (
    <span className={`copy-text ${className}`}>
      <code>{text}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        data-tip={title}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && announcement}
      </span>
    </span>
  );
}
