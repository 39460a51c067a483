import { type ReactNode, useId } from 'react';

interface Props {
  /** The table’s accessible name. */
  caption: string;
  children: ReactNode;
}

/** The style of this group’s tables, in a region that scrolls if they are too wide. */
export function TableFrame({ caption, children }: Props) {
  const id = useId();
  return (
    // A scrollable region must be reachable by keyboard.
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
