import type { ComponentProps, ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { useAccountText } from './use-account-text.ts';

interface Props extends ComponentProps<'input'> {
  id: string;
  label: string;
  error: FieldError | undefined;
  /** A hint, shown below the input. */
  hint?: string;
  /** Shown in one row with the input. */
  addon?: ReactNode;
}

/** A labelled input with its error below, which screen readers announce with it. */
export function Field({ id, label, error, hint, addon, className = '', ...input }: Props) {
  const accountText = useAccountText();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = (
    <input
      id={id}
      className={`form-control ${error ? 'is-invalid' : ''} ${className}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      {...input}
    />
  );
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {addon === undefined ? (
        control
      ) : (
        <div className="input-group">
          {control}
          {addon}
        </div>
      )}
      {hint !== undefined && (
        <p className="form-text" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error?.message && (
        <p className="field-error" id={`${id}-error`}>
          {accountText(error.message)}
        </p>
      )}
    </div>
  );
}
