import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  /** Of the tab of the browser. */
  title: string;
  heading: string;
  lead: string;
  children: ReactNode;
  /** Other ways on, below the card. */
  foot?: ReactNode;
}

/** What all pages of getting in look like. */
export function AuthCard({ title, heading, lead, children, foot }: Props) {
  return (
    <>
      <div className="auth-top">
        <PageTitle title={title}>{heading}</PageTitle>
        <p className="lead-text">{lead}</p>
      </div>
      <div className="card auth-card">
        <div className="card-body">{children}</div>
      </div>
      {foot !== undefined && <p className="auth-foot">{foot}</p>}
    </>
  );
}
