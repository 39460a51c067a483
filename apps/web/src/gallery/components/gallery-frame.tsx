import './gallery.scss';
import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  /** The page as the sidebar names it. */
  title: string;
  /** What the page shows, in a sentence. */
  lead: string;
  /** Cards beside each other where there is room; a `Demo` that is `wide` takes the whole row. */
  columns?: 1 | 2 | 3;
  /** `Demo` cards. */
  children?: ReactNode;
}

/** What all pages of the gallery have alike: heading, lead sentence, cards in columns. */
export function GalleryFrame({ title, lead, columns = 2, children }: Props) {
  return (
    <div className="gallery">
      <PageTitle title={title} />
      <p className="lead-text">{lead}</p>
      <div className={`gallery-grid gallery-columns-${columns}`}>{children}</div>
    </div>
  );
}
