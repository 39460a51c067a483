import { MaskInput } from 'maska';
import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import type { MaskRule } from './masks.ts';

const tokens = { 9: { pattern: /\d/ } };

/** A field that takes only what its mask has room for; what is pasted is cut to it. */
export function MaskedInput({ id, label, mask, hint, fromRight = false }: MaskRule) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current === null) return;
    const masked = new MaskInput(input.current, {
      mask,
      tokens,
      tokensReplace: true,
      reversed: fromRight,
    });
    return () => masked.destroy();
  }, [mask, fromRight]);
  return (
    <Form.Group controlId={`mask-${id}`}>
      <Form.Label>{label}</Form.Label>
      <Form.Control
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`mask-${id}-hint`}
      />
      <Form.Text id={`mask-${id}-hint`} muted>
        {hint}
      </Form.Text>
    </Form.Group>
  );
}
