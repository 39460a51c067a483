import { PeopleTable } from './people-table.tsx';

const colors = ['', 'table-primary', '', 'table-success', ''];

export function ContextualTable() {
  return (
    <PeopleTable
      caption="People, two rows coloured by meaning"
      className="table"
      rowClass={(index) => colors[index] ?? ''}
    />
  );
}
