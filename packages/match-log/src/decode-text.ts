/** The one piece of the platform needed here that is no part of the language; Node and browsers have it. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const decoder = new TextDecoder();

/** `[start, end)` as text; what is no UTF-8 becomes replacement characters. */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  return start < end ? decoder.decode(bytes.subarray(start, end)) : '';
}
