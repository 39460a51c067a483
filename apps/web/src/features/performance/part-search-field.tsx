import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How many parts are shown. */
  found: number;
}

const TYPING_MS = 250;

/** A search that goes into the URL when the typing pauses. */
export function PartSearchField({ label, value, onChange, found }: Props) {
  const { t } = useTranslation('performance');
  const id = useId();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(text.trim()), TYPING_MS);
  };
  return (
    <div className="part-search-field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="form-control form-control-sm"
        placeholder={label}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {value !== '' && (
        <span className="card-sample" role="status">
          {t('found', { count: found })}
        </span>
      )}
    </div>
  );
}
