import { PeopleTable } from './people-table.tsx';

export function BorderedTable() {
  return (
    <PeopleTable caption="People, with lines around every cell" className="table table-bordered" />
  );
}
