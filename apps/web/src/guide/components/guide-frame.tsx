import './guide.scss';
import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** The frame of a guide page: its heading and topics. */
export function GuideFrame({ title, children }: Props) {
  return (
    <article className="guide">
      <PageTitle title={title} />
      <hr />
      {children}
    </article>
  );
}
