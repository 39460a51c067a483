import { useState } from 'react';
import Form from 'react-bootstrap/Form';

interface Props {
  type: 'text' | 'number';
  label: string;
  placeholder: string;
  /** What the address holds. */
  value: string;
  onType: (text: string) => void;
}

/**
 * A field whose text stands in the address. The address follows a moment later than the keys, so
 * while somebody types, the field shows what is typed and not what the address has by then.
 */
export function TypedFilter({ type, label, placeholder, value, onType }: Props) {
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
        onType(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
