import { useState } from 'react';
import { useFormat } from '../../use-format.ts';
import { type Person, people } from './people.ts';
import { RowActions } from './row-actions.tsx';

interface Props {
  /** The table’s accessible name. */
  caption: string;
  /** Bootstrap classes for its style. */
  className: string;
  rowClass?: (index: number) => string;
}

/** Five people whose rows can be renamed, removed and restored. */
export function PeopleTable({ caption, className, rowClass }: Props) {
  const format = useFormat();
  const [rows, setRows] = useState<readonly Person[]>(people);
  const [editedPerson, setEditedPerson] = useState<Person | null>(null);
  const rename = (person: Person, name: string) => {
    setRows(rows.map((row) => (row === person && name !== '' ? { ...row, name } : row)));
    setEditedPerson(null);
  };

  return (
    <>
      <table className={className}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Phone</th>
            <th scope="col" className="d-none d-md-table-cell">
              Date of birth
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((person) => (
            <tr
              key={person.phone}
              className={rowClass?.(people.findIndex(({ phone }) => phone === person.phone))}
            >
              <td>
                {editedPerson === person ? (
                  <NameInput person={person} onDone={(name) => rename(person, name)} />
                ) : (
                  person.name
                )}
              </td>
              <td className="nowrap">{person.phone}</td>
              <td className="d-none d-md-table-cell nowrap">{format.date(person.born)}</td>
              <td className="nowrap">
                <RowActions
                  name={person.name}
                  onEdit={() => setEditedPerson(person)}
                  onRemove={() => setRows(rows.filter((row) => row !== person))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="demo-removed" role="status">
        {rows.length < people.length && (
          <>
            {people.length - rows.length} of {people.length} rows removed{' '}
            <button
              type="button"
              className="btn btn-sm btn-outline-primary"
              onClick={() => setRows(people)}
            >
              Restore
            </button>
          </>
        )}
      </p>
    </>
  );
}

interface NameInputProps {
  person: Person;
  onDone: (name: string) => void;
}

/** Enter or leaving the field keeps what was typed, Escape discards it. */
function NameInput({ person, onDone }: NameInputProps) {
  return (
    <input
      className="form-control form-control-sm"
      aria-label={`Name of ${person.name}`}
      defaultValue={person.name}
      ref={(input) => input?.focus()}
      onBlur={({ target }) => onDone(target.value.trim())}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = person.name;
        if (key === 'Enter' || key === 'Escape') currentTarget.blur();
      }}
    />
  );
}
