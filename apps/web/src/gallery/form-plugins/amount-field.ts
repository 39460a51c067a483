/** A field’s text and its caret position from the left. */
export interface FieldState {
  text: string;
  caret: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns how many digits a mask such as `9.999,99` has room for. */
const countMaskDigits = (mask: string) => mask.replace(/[^9]/g, '').length;

/**
 * Formats digits as an amount with the mask’s separators, the last two after the comma: `5` becomes
 * `0,05`. Digits that don’t fit the mask are dropped; zeros alone give an empty string.
 */
export function formatCents(text: string, mask: string): string {
  const digits = digitsOf(text).replace(/^0+/, '').slice(0, countMaskDigits(mask));
  if (digits === '') return '';
  const remaining = [...digits.padStart(3, '0')];
  let amount = '';
  for (const character of [...mask].reverse()) {
    if (remaining.length === 0) break;
    amount = (character === '9' ? remaining.pop() : character) + amount;
  }
  return amount;
}

/**
 * Returns an amount field after a key press: what was right of the caret stays there. A digit that
 * doesn’t fit changes nothing; a caret next to a separator steps over it in the key’s direction.
 */
export function typeAmount(
  previousText: string,
  typed: FieldState,
  mask: string,
  isForwardDelete: boolean,
): FieldState {
  const digits = digitsOf(typed.text).replace(/^0+/, '');
  if (digits.length > countMaskDigits(mask) && typed.text.length === previousText.length + 1) {
    return { text: previousText, caret: typed.caret - 1 };
  }
  const text = formatCents(digits, mask);
  const digitsRightOfCaret = digitsOf(typed.text.slice(typed.caret)).length;
  const positions = Array.from({ length: text.length + 1 }, (_, caret) => caret).filter(
    (caret) =>
      digitsOf(text.slice(caret)).length === Math.min(digitsRightOfCaret, digitsOf(text).length),
  );
  return { text, caret: (isForwardDelete ? positions.at(-1) : positions[0]) ?? text.length };
}
