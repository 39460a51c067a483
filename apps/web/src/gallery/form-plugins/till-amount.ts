/** A field's text and where its caret stands, counted from the left. */
export interface Typed {
  text: string;
  caret: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** How many digits a mask such as `9.999,99` has room for. */
const roomOf = (mask: string) => mask.replace(/[^9]/g, '').length;

/**
 * Digits as an amount of money in the signs of a mask, the last two behind the comma: of `5` it
 * makes `0,05`. Digits beyond the room of the mask are left out; zeros alone are no amount.
 */
export function formatCents(text: string, mask: string): string {
  const digits = digitsOf(text).replace(/^0+/, '').slice(0, roomOf(mask));
  if (digits === '') return '';
  const left = [...digits.padStart(3, '0')];
  let amount = '';
  for (const sign of [...mask].reverse()) {
    if (left.length === 0) break;
    amount = (sign === '9' ? left.pop() : sign) + amount;
  }
  return amount;
}

/**
 * A field of money after a key: what was right of the caret stays there. A digit there is no room
 * for changes nothing; a caret before or behind a sign steps over it in the direction of the key.
 */
export function typeAmount(before: string, after: Typed, mask: string, forward: boolean): Typed {
  const digits = digitsOf(after.text).replace(/^0+/, '');
  if (digits.length > roomOf(mask) && after.text.length === before.length + 1) {
    return { text: before, caret: after.caret - 1 };
  }
  const text = formatCents(digits, mask);
  const right = digitsOf(after.text.slice(after.caret)).length;
  const fits = Array.from({ length: text.length + 1 }, (_, caret) => caret).filter(
    (caret) => digitsOf(text.slice(caret)).length === Math.min(right, digitsOf(text).length),
  );
  return { text, caret: (forward ? fits.at(-1) : fits[0]) ?? text.length };
}
