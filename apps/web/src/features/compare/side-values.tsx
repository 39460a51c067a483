import './side-values.scss';
import type { ReactNode } from 'react';

interface Props {
  /** The name of each side, and what it has. */
  first: readonly [name: string, value: ReactNode];
  second: readonly [name: string, value: ReactNode];
}

/** A value of each side below each other in one cell, so that a table of both fits a narrow screen. */
export function SideValues({ first, second }: Props) {
  return (
    <span className="side-values">
      {[first, second].map(([name, value], index) => (
        <span key={index === 0 ? 'first' : 'second'} className="side-value">
          <span className="side-name">{name}</span> <span>{value}</span>
        </span>
      ))}
    </span>
  );
}
