import { type HTMLInputAutoCompleteAttribute, useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useFieldText } from './use-field-text.ts';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  type?: 'text' | 'email' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  hint?: string | undefined;
  placeholder?: string;
  className?: string;
}

/** A line of a form: its label, the box, and below it what is wrong or good to know. */
export function TextField({ label, field, error, type = 'text', hint, className, ...more }: Props) {
  const id = useId();
  const textOf = useFieldText();
  const message = error?.message;
  const about = [message !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={`form-control ${message === undefined ? '' : 'is-invalid'}`}
        aria-invalid={message !== undefined}
        aria-describedby={about.filter(Boolean).join(' ') || undefined}
        {...more}
        {...field}
      />
      {message !== undefined && (
        <div className="invalid-feedback" id={`${id}-error`}>
          {textOf(message)}
        </div>
      )}
      {hint !== undefined && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
