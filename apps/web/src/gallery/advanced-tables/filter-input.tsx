import Form from 'react-bootstrap/Form';
import type { Field } from './field.ts';
import type { Filters } from './filters.ts';
import { TypedFilter } from './typed-filter.tsx';
import type { UrlValues } from './use-url-state.ts';

interface Props<Row> {
  field: Field<Row>;
  rows: Row[];
  filters: Filters;
  onChange: (values: UrlValues, history?: 'push' | 'replace') => void;
}

/** A column’s filter: a text field, a select, two range limits, or nothing. */
export function FilterInput<Row>({ field, rows, filters, onChange }: Props<Row>) {
  const { id, title, filter } = field;
  if (filter === 'select') {
    const choices = [...new Set(rows.map(field.text))].sort();
    return (
      <Form.Select
        size="sm"
        aria-label={`Filter ${title}`}
        value={filters[id] ?? ''}
        onChange={({ target }) => onChange({ [id]: target.value })}
      >
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Form.Select>
    );
  }
  if (filter === 'range') {
    const values = rows.map((row) => Number(field.sortValue(row)));
    const limits = { Min: Math.min(...values), Max: Math.max(...values) };
    return (
      <div className="demo-range">
        {(['Min', 'Max'] as const).map((limit) => (
          <TypedFilter
            key={limit}
            type="number"
            label={`${title}, ${limit === 'Min' ? 'smallest' : 'largest'}`}
            placeholder={rows.length === 0 ? limit : `${limit} (${limits[limit]})`}
            value={filters[id + limit] ?? ''}
            onTextChange={(text) => onChange({ [id + limit]: text }, 'replace')}
          />
        ))}
      </div>
    );
  }
  if (filter === 'prefix') {
    return (
      <TypedFilter
        type="text"
        label={`Filter ${title}`}
        placeholder={`Search ${rows.length} records...`}
        value={filters[id] ?? ''}
        onTextChange={(text) => onChange({ [id]: text }, 'replace')}
      />
    );
  }
  return null;
}
