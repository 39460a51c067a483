import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../use-typed-text.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How many parts are shown. */
  resultCount: number;
}

const DEBOUNCE_MS = 250;

/** A search that goes into the URL when the typing pauses. */
export function PartSearchField({ label, value, onChange, resultCount }: Props) {
  const { t } = useTranslation('performance');
  const id = useId();
  const [typedText, changeText] = useTypedText(value, onChange, DEBOUNCE_MS);
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
        value={typedText}
        onChange={({ target }) => changeText(target.value)}
      />
      {value !== '' && (
        <span className="card-sample" role="status">
          {t('found', { count: resultCount })}
        </span>
      )}
    </div>
  );
}
