import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  /** The title of the browser tab. */
  title: string;
  heading: string;
  lead: string;
  children: ReactNode;
  /** Links to other pages, below the card. */
  footer?: ReactNode;
}

/** The heading and the card of an auth page. */
export function AuthCard({ title, heading, lead, children, footer }: Props) {
  return (
    <>
      <div className="auth-top">
        <PageTitle title={title}>{heading}</PageTitle>
        <p className="lead-text">{lead}</p>
      </div>
      <div className="card auth-card">
        <div className="card-body">{children}</div>
      </div>
      {footer !== undefined && <p className="auth-foot">{footer}</p>}
    </>
  );
}
