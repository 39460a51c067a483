import { systems } from './people.ts';

export function CondensedTable() {
  return (
    <table className="table table-sm table-striped">
      <caption className="visually-hidden">Operating systems by users, with condensed rows</caption>
      <thead>
        <tr>
          <th scope="col">OS</th>
          <th scope="col" className="numeric">
            Users
          </th>
          <th scope="col" className="numeric">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {systems.map(([system, users, share]) => (
          <tr key={system}>
            <td>{system}</td>
            <td className="numeric">{users}</td>
            <td className="numeric">{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
