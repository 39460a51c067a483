import { type ReactNode, useId } from 'react';
import { ScrollRegion } from '../../ui/scroll-region.tsx';

interface Props {
  /** The table’s accessible name. */
  caption: string;
  children: ReactNode;
}

/** The style of this group’s tables, in a region that scrolls if they are too wide. */
export function TableFrame({ caption, children }: Props) {
  const id = useId();
  return (
    <ScrollRegion className="table-scroll" aria-labelledby={id}>
      <table className="table table-striped table-bordered demo-table">
        <caption id={id} className="visually-hidden">
          {caption}
        </caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
