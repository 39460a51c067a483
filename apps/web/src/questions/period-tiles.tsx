import './questions.scss';
import type { ReactNode } from 'react';
import { ComparedWith } from './compared-with.tsx';
import type { PageFilters } from './question-filters.ts';

interface Props {
  tiles: readonly {
    id: string;
    label: ReactNode;
    value: ReactNode;
    /** How it changed since the previous period. */
    change?: ReactNode;
  }[];
  /** The period to compare with; undefined if there is none. */
  before: PageFilters | undefined;
}

/** The most important numbers of a period, each with its change since the previous period. */
export function PeriodTiles({ tiles, before }: Props) {
  return (
    <>
      <dl className="stat-tiles">
        {tiles.map(({ id, label, value, change }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {before !== undefined && change !== undefined && (
              <dd className="tile-change">{change}</dd>
            )}
          </div>
        ))}
      </dl>
      {before !== undefined && (
        <p className="card-note tiles-note">
          <ComparedWith before={before} />
        </p>
      )}
    </>
  );
}
