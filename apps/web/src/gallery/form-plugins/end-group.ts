/**
 * Returns the text of a masked field after a separator that ends a group early, padded with leading
 * zeros: `192.168.1` and a dot become `192.168.001.`. Undefined if the separator ends no group.
 */
export function endGroup(text: string, separator: string, mask: string): string | undefined {
  const missingDigits = /^9+/.exec(mask.slice(text.length))?.[0].length ?? 0;
  const group = /\d+$/.exec(text)?.[0] ?? '';
  if (missingDigits === 0 || group === '' || mask[text.length + missingDigits] !== separator)
    return undefined;
  return text.slice(0, -group.length) + '0'.repeat(missingDigits) + group + separator;
}
