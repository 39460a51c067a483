import type { ReactNode } from 'react';

/** A number with its label, in a list of tiles. */
export function Tile({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
