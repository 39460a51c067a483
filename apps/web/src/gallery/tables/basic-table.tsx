import { PeopleTable } from './people-table.tsx';

export function BasicTable() {
  return <PeopleTable caption="People" className="table" />;
}
