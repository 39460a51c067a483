import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  choices: readonly { id: string; name: string }[];
  /** The ids of those that are shown. */
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Adds weapons to the chart by name, and removes those added. */
export function WeaponPicker({ choices, chosen, onChange }: Props) {
  const { t } = useTranslation('activity');
  const id = useId();
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const weapon = choices.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
    setText(weapon === undefined ? typed : '');
    if (weapon !== undefined && !chosen.includes(weapon.id)) onChange([...chosen, weapon.id]);
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
      {chosen.length > 0 && (
        <ul className="chips">
          {choices
            .filter((choice) => chosen.includes(choice.id))
            .map((choice) => (
              <li key={choice.id}>
                <button
                  type="button"
                  className="chip"
                  onClick={() => onChange(chosen.filter((other) => other !== choice.id))}
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
