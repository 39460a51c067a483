import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  icon: IconName;
  title: string;
  text?: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** Shown in place of content: explains why there is none, and what to do. */
export function Notice({ icon, title, text, children }: Props) {
  return (
    <div className="notice">
      <Icon name={icon} className="notice-icon" />
      <p className="notice-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
