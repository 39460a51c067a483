import './copy-text.scss';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  text: string;
  /** What the button is called, and what is said when it has copied. */
  label: string;
  title: string;
  said: string;
  className?: string;
}

/** Something to be typed elsewhere, with a button that copies it. */
export function CopyText({ text, label, title, said, className = '' }: Props) {
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
    <span className={`copy-text ${className}`}>
      <code>{text}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={title}
        onClick={() => void copy()}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="visually-hidden" role="status">
        {copied && said}
      </span>
    </span>
  );
}
