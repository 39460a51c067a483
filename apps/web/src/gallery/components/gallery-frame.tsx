import './gallery.scss';
import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  /** The page’s title, as in the sidebar. */
  title: string;
  /** A sentence about the page. */
  lead: string;
  /** Columns of cards, if there is room; a `wide` `Demo` spans them all. */
  columns?: 1 | 2 | 3;
  /** `Demo` cards. */
  children?: ReactNode;
}

/** The frame of every gallery page: heading, lead, cards in columns. */
export function GalleryFrame({ title, lead, columns = 2, children }: Props) {
  return (
    <div className="gallery">
      <PageTitle title={title} />
      <p className="lead-text">{lead}</p>
      <div className={`gallery-grid gallery-columns-${columns}`}>{children}</div>
    </div>
  );
}
