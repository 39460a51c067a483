import { typeAmount } from './amount-field.ts';
import type { MaskRule } from './masks.ts';

/** Makes a field take an amount that fills from the right; returns a function that undoes it. */
export function attachAmountInput(field: HTMLInputElement, { mask }: MaskRule): () => void {
  let previousText = field.value;
  const onInput = (event: Event) => {
    const isForwardDelete =
      event instanceof InputEvent && event.inputType === 'deleteContentForward';
    const typed = { text: field.value, caret: field.selectionStart ?? field.value.length };
    const { text, caret } = typeAmount(previousText, typed, mask, isForwardDelete);
    field.value = text;
    field.setSelectionRange(caret, caret);
    previousText = text;
  };
  field.addEventListener('input', onInput);
  return () => field.removeEventListener('input', onInput);
}
