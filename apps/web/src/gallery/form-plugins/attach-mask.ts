import { MaskInput } from 'maska';
import { endGroup } from './end-group.ts';
import type { MaskRule } from './masks.ts';

/** Makes a field take only what fits its mask; returns a function that undoes it. */
export function attachMask(
  field: HTMLInputElement,
  { mask, padsWithZeros = false }: MaskRule,
): () => void {
  const masked = new MaskInput(field, {
    mask,
    tokens: { 9: { pattern: /\d/ } },
    tokensReplace: true,
  });
  const listeners = new AbortController();
  const getCaret = () =>
    field.selectionStart === field.selectionEnd ? field.selectionStart : null;

  const onBeforeInput = (event: InputEvent) => {
    const { inputType, data } = event;
    if (inputType !== 'insertText' || data === null || getCaret() === null) return;
    // A digit inserted in the middle would push the last one out.
    if (field.value.length === mask.length) event.preventDefault();
    if (!padsWithZeros || getCaret() !== field.value.length) return;
    const text = endGroup(field.value, data, mask);
    if (text === undefined) return;
    event.preventDefault();
    field.value = text;
  };
  // A deleted separator reappears at once, so the key would seem to do nothing.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const position = getCaret();
    if (key !== 'Delete' || position === null) return;
    const separatorLength = /^\D*/.exec(field.value.slice(position))?.[0].length ?? 0;
    if (position + separatorLength < field.value.length)
      field.setSelectionRange(position + separatorLength, position + separatorLength);
  };
  field.addEventListener('beforeinput', onBeforeInput, listeners);
  field.addEventListener('keydown', onKeyDown, listeners);
  return () => {
    masked.destroy();
    listeners.abort();
  };
}
