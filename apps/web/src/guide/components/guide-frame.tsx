import './guide.scss';
import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page of the guide: its heading, a line, and its topics. */
export function GuideFrame({ title, children }: Props) {
  return (
    <article className="guide">
      <PageTitle title={title} />
      <hr />
      {children}
    </article>
  );
}
