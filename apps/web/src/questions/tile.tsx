import type { ReactNode } from 'react';

/** A figure of a list of tiles with its label. */
export function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
