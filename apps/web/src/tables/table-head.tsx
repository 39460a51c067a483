import type { ReactNode } from 'react';

export interface ColumnHeading {
  key: string;
  label: ReactNode;
  className?: string;
}

/** The headings of a table whose columns cannot be sorted. */
export function TableHead({ columns }: { columns: readonly ColumnHeading[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, className }) => (
          <th key={key} scope="col" className={className}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
