declare const TextDecoder: new () => {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
};

/** Decodes a log's chunks into one string; for tests and small logs. */
export function decodeLog(chunks: Iterable<Uint8Array>): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
