import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { attachAmountInput } from './attach-amount-input.ts';
import { attachMask } from './attach-mask.ts';
import type { MaskRule } from './masks.ts';

/** A field that takes only what fits its mask; pasted text is cut to fit. */
export function MaskedInput({ rule }: { rule: MaskRule }) {
  const { id, label, mask, hint, fillsFromRight, preparePaste, inputMode = 'numeric' } = rule;
  const input = useRef<HTMLInputElement>(null);
  // Before the user can type into it.
  useLayoutEffect(() => {
    if (input.current === null) return;
    return fillsFromRight
      ? attachAmountInput(input.current, rule)
      : attachMask(input.current, rule);
  }, [rule, fillsFromRight]);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (preparePaste === undefined) return;
    event.preventDefault();
    const { currentTarget: field } = event;
    const text = preparePaste(event.clipboardData.getData('text'), mask);
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  };
  return (
    <Form.Group controlId={`mask-${id}`}>
      <Form.Label>{label}</Form.Label>
      <Form.Control
        ref={input}
        inputMode={inputMode}
        autoComplete="off"
        aria-describedby={`mask-${id}-hint`}
        onPaste={onPaste}
      />
      <Form.Text id={`mask-${id}-hint`} muted>
        {hint}
      </Form.Text>
    </Form.Group>
  );
}
