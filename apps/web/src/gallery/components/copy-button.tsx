import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { copyText } from './copy-text.ts';
import { useResetAfter } from './use-reset-after.ts';

interface Props {
  text: string;
  /** What the button is called. */
  label: string;
  /** What is said when it has copied. */
  said: string;
  /** On the button; "Copy" if left out. */
  children?: ReactNode;
}

const words = { copied: 'Copied', failed: 'Not copied' };

/** Copies a text and says so. */
export function CopyButton({ text, label, said, children = 'Copy' }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useResetAfter(outcome, () => setOutcome(undefined));
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed');
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-surface"
        aria-label={label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === undefined ? children : words[outcome]}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && said}
        {outcome === 'failed' && 'The browser did not allow to copy.'}
      </span>
    </>
  );
}
