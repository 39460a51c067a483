import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  choices: readonly { id: string; name: string }[];
  /** The weapons that were added. */
  chosenIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Adds weapons to the chart by name, and removes those added. */
export function WeaponPicker({ choices, chosenIds, onChange }: Props) {
  const { t } = useTranslation('activity');
  const id = useId();
  const [text, setText] = useState('');
  const add = (input: string) => {
    const weapon = choices.find(({ name }) => name.toLowerCase() === input.trim().toLowerCase());
    setText(weapon === undefined ? input : '');
    if (weapon !== undefined && !chosenIds.includes(weapon.id)) onChange([...chosenIds, weapon.id]);
  };
  return (
    <div className="weapon-picker">
      <label htmlFor={id} className="form-label">
        {t('weapons.add')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control form-control-sm"
        list={`${id}list`}
        autoComplete="off"
        value={text}
        onChange={({ target }) => add(target.value)}
      />
      <datalist id={`${id}list`}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.name} />
        ))}
      </datalist>
      {chosenIds.length > 0 && (
        <ul className="chips">
          {choices
            .filter((choice) => chosenIds.includes(choice.id))
            .map((choice) => (
              <li key={choice.id}>
                <button
                  type="button"
                  className="chip"
                  onClick={() => onChange(chosenIds.filter((chosenId) => chosenId !== choice.id))}
                >
                  <span className="visually-hidden">{t('weapons.remove')} </span>
                  {choice.name}
                  <Icon name="x" />
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
