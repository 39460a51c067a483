import { useFormat } from '../../use-format.ts';
import { people } from './people.ts';

export function HoverableTable() {
  const format = useFormat();
  return (
    <table className="table table-hover align-middle">
      <caption className="visually-hidden">
        People, with the row under the pointer highlighted
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col" className="d-none d-md-table-cell">
            Date of birth
          </th>
        </tr>
      </thead>
      <tbody>
        {people.slice(0, 4).map(({ name, phone, born }, index) => (
          <tr key={name}>
            <td>
              <span className={`demo-avatar demo-avatar-${index + 1}`} aria-hidden="true">
                {name
                  .split(' ')
                  .map((word) => word[0])
                  .join('')}
              </span>
              {name}
            </td>
            <td className="nowrap">{phone}</td>
            <td className="d-none d-md-table-cell nowrap">{format.date(born)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
