import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../use-debounced.ts';

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
  const settled = useDebounced(typed, TYPING_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the URL by other means must not be undone
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
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
        onChange={({ target }) => setTyped(target.value)}
      />
      {value !== '' && (
        <span className="card-sample" role="status">
          {t('found', { count: found })}
        </span>
      )}
    </div>
  );
}
