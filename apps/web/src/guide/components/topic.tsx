import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A section of a page with its own anchor: `#how-to-use`. */
export function Topic({ title, children }: Props) {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      {children}
    </section>
  );
}
