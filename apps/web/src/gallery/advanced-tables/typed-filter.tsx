import { useState } from 'react';
import Form from 'react-bootstrap/Form';

interface Props {
  type: 'text' | 'number';
  label: string;
  placeholder: string;
  /** The value in the URL. */
  value: string;
  onTextChange: (text: string) => void;
}

/**
 * A field whose text is kept in the URL. The URL lags behind typing, so the field shows what is
 * typed until it loses the focus.
 */
export function TypedFilter({ type, label, placeholder, value, onTextChange }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <Form.Control
      size="sm"
      type={type}
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onTextChange(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
