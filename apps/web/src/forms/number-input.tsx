import { type ComponentProps, useEffect, useState } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  id: string;
  label: string;
  /** Empty if there is none. */
  value: string;
  /** Returns whether a text can be used. */
  isValid: (text: string) => boolean;
  onValueChange: (text: string) => void;
  /** Whether the label is for screen readers only, because the column has a visible one. */
  isLabelHidden?: boolean;
}

/** A labelled number. What is typed takes effect as soon as it is valid; leaving it restores the last value. */
export function NumberInput({
  id,
  label,
  value,
  isValid,
  onValueChange,
  isLabelHidden = false,
  ...input
}: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText((typed) => (isSameNumber(typed, value) ? typed : value)), [value]);
  return (
    <div>
      <label className={isLabelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`form-control ${isValid(text) ? '' : 'is-invalid'}`}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isValid(text) ? undefined : true}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (isValid(target.value)) onValueChange(target.value);
        }}
        onBlur={() => setText(value)}
        {...input}
      />
    </div>
  );
}

/** Returns whether a text that is being typed is the same number, such as `12.` and `12`. */
function isSameNumber(typed: string, value: string): boolean {
  return typed.trim() !== '' && Number(typed.replace(',', '.')) === Number(value) && value !== '';
}
