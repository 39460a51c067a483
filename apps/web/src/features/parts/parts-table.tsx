import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describePart } from '../../catalogue/describe-part.ts';
import { type Column, DataTable } from '../../tables/data-table.tsx';
import { dragPart } from './drag-part.ts';
import { ListedPartActions, ListedPartLink } from './listed-part.tsx';
import type { Divisor, PartSort } from './parts-search.ts';
import { type PickerKind, type PickerPart, type ValueName, valueNames } from './picker-part.ts';
import { readValue } from './select-parts.ts';
import { tableValueNames } from './table-value-names.ts';
import { useValueText } from './use-value-text.ts';

interface Props {
  parts: readonly PickerPart[];
  sort: PartSort;
  per: Divisor;
  kind: PickerKind | undefined;
  onChange: (change: { sort: PartSort }) => void;
}

/** The parts as rows, sorted by their headings. */
export function PartsTable({ parts, sort, per, kind, onChange }: Props) {
  const { t } = useTranslation('parts');
  const { nameOf, formatValue } = useValueText();
  const rows = useMemo(() => [...parts], [parts]);
  const names = tableValueNames(kind, sort.by);
  const columns: Column<PickerPart>[] = [
    {
      id: 'name',
      header: t('name'),
      accessorFn: ({ name }) => name,
      sortDescFirst: false,
      meta: { isRowHeader: true },
      cell: ({ row: { original: part } }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the mouse; keys add parts too
        <span
          className={`part-row rarity-${part.rarity ?? 'none'}`}
          data-part={part.id}
          draggable
          onDragStart={(event) => dragPart(event, part.id)}
        >
          <ListedPartLink part={part} />
          <span className="row-note">{describePart(part)}</span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: () => <span className="visually-hidden">{t('actions')}</span>,
      enableSorting: false,
      cell: ({ row: { original: part } }) => (
        <span data-part={part.id}>
          <ListedPartActions part={part} />
        </span>
      ),
    },
    ...names.map(
      (name): Column<PickerPart> => ({
        id: name,
        header: nameOf(name),
        accessorFn: (part) => part.values[name] ?? null,
        sortDescFirst: true,
        meta: { isNumeric: true },
        cell: ({ row: { original: part } }) => {
          const value = name === sort.by ? readValue(part, name, per) : part.values[name];
          return formatValue(name, value, name === sort.by ? per : 'none');
        },
      }),
    ),
  ];
  return (
    <div className="card parts-table">
      <DataTable
        caption={t('list')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        sort={`${sort.descending ? '-' : ''}${sort.by}`}
        onSort={(next) => {
          const by = valueNames.find((name) => name === next?.replace(/^-/, '')) ?? 'name';
          // A third click on a heading reverses once more, since parts always have an order.
          const newSort: { by: ValueName | 'name'; descending: boolean } =
            next === undefined
              ? { by: sort.by, descending: !sort.descending }
              : { by, descending: next.startsWith('-') };
          onChange({ sort: newSort });
        }}
        isPresorted
      />
    </div>
  );
}
