import type { ComponentProps } from 'react';
import { languages } from '../../i18n/languages.ts';

interface Props extends ComponentProps<'select'> {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The label of “no choice”; without it a choice is required. */
  noneLabel?: string | undefined;
}

/** A menu of the languages, each named in itself. */
export function LanguageSelect({ id, label, hint, noneLabel, ...select }: Props) {
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...select}
      >
        {noneLabel !== undefined && <option value="">{noneLabel}</option>}
        {languages.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p className="form-text" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
