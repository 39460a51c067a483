import { useId } from 'react';

interface Choice {
  value: string;
  name: string;
  /** After the name, such as how many matches there are. */
  note?: string;
}

interface Props {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Check boxes in a menu, to choose any of several values. */
export function CheckList({ label, choices, chosen, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="check-list">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, name, note }) => (
        <div className="form-check" key={value}>
          <input
            id={`${id}${value}`}
            type="checkbox"
            className="form-check-input"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
          <label className="form-check-label" htmlFor={`${id}${value}`}>
            {name}
            {note !== undefined && <span className="check-note">{note}</span>}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
