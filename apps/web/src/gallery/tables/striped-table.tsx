import { PeopleTable } from './people-table.tsx';

export function StripedTable() {
  return (
    <PeopleTable caption="People, with alternating row colours" className="table table-striped" />
  );
}
