import { type ReactNode, useState } from 'react';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { Icon } from '../../ui/icon.tsx';
import { useResetAfter } from '../../ui/use-reset-after.ts';

interface Props {
  text: string;
  /** The button’s accessible name. */
  label: string;
  /** Announced after copying. */
  announcement: string;
  /** The button’s text; "Copy" by default. */
  children?: ReactNode;
}

const outcomeTexts = { copied: 'Copied', failed: 'Not copied' };

/** Copies a text and confirms it. */
export function CopyButton({ text, label, announcement, children = 'Copy' }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useResetAfter(outcome, () => setOutcome(undefined));
  const copy = async () => setOutcome((await copyToClipboard(text)) ? 'copied' : 'failed');
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-surface"
        aria-label={label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === undefined ? children : outcomeTexts[outcome]}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && announcement}
        {outcome === 'failed' && 'Your browser doesn’t allow copying.'}
      </span>
    </>
  );
}
