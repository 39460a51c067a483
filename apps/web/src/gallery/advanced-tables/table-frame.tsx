import { type ReactNode, useId } from 'react';

interface Props {
  /** Says what the table is of, for those who do not see it. */
  caption: string;
  children: ReactNode;
}

/** The look of the tables of this group, in a region that scrolls where they are too wide. */
export function TableFrame({ caption, children }: Props) {
  const id = useId();
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="table table-striped table-bordered demo-table">
        <caption id={id} className="visually-hidden">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
