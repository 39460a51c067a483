import type { ReactNode } from 'react';

/** A column of a table of answers. */
export interface QuestionColumn<Row> {
  /** The measure or dimension it shows, or another name; the URL names the sorted column by it. */
  id: string;
  header: string;
  /** Shown instead of `header` if the column before makes clear what it refers to. */
  shortHeader?: string;
  cell: (row: Row) => ReactNode;
  /** Returns the value to sort by; null comes last. Absent if the column cannot be sorted. */
  sortBy?: (row: Row) => number | string | null;
  /** Whether a row’s value is based on too few games: it is greyed, and sorted after the others. */
  hasFewGames?: (row: Row) => boolean;
  /** The columns in a CSV file, and their values. */
  csv: {
    headings: readonly string[];
    values: (row: Row) => readonly (string | number | null)[];
  };
  /** Aligned to the end, so that digits line up. */
  isNumeric?: boolean;
  /** The breakpoint below which the column is hidden. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
  /** A button after the heading that explains the numbers. */
  explain?: ReactNode;
  /** Whether its cells name their rows; such a column is always shown. */
  isRowHeader?: boolean;
  /** Whether it is shown only if it is chosen. */
  isExtra?: boolean;
}
