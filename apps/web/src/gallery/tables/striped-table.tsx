import { PeopleTable } from './people-table.tsx';

export function StripedTable() {
  return <PeopleTable caption="People, every second row tinted" className="table table-striped" />;
}
