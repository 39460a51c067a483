import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../stored.ts';
import type { QuestionColumn } from './question-column.ts';

/** Only the choices that differ from the table’s defaults, so that columns added later appear. */
type Choices = Readonly<Record<string, boolean>>;

/** Returns the columns that a table shows, and a function that changes them. */
export function useChosenColumns<Row>(
  id: string,
  columns: readonly QuestionColumn<Row>[],
): [QuestionColumn<Row>[], (ids: readonly string[]) => void] {
  const key = `columns.${id}`;
  const [choices, setChoices] = useState(() => readChoices(key));
  const shown = useMemo(
    () =>
      columns.filter(
        ({ id, isRowHeader, isExtra }) => isRowHeader === true || (choices[id] ?? isExtra !== true),
      ),
    [columns, choices],
  );
  const choose = (ids: readonly string[]) => {
    const changed = columns.filter(
      ({ id, isExtra, isRowHeader }) =>
        isRowHeader !== true && ids.includes(id) !== (isExtra !== true),
    );
    const next = Object.fromEntries(changed.map(({ id }) => [id, ids.includes(id)]));
    setChoices(next);
    writeStored(key, next);
  };
  return [shown, choose];
}

function readChoices(key: string): Choices {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => {
      return typeof entry[1] === 'boolean';
    }),
  );
}
