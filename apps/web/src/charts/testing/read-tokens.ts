import { readFileSync } from 'node:fs';
import type { Color } from './color-difference.ts';

const tokensScss = readFileSync(new URL('../../styles/tokens.scss', import.meta.url), 'utf8');

/** Returns the text of one block of tokens.scss. */
export function readBlock(block: string): string {
  const start = tokensScss.indexOf(`${block} {`);
  return tokensScss.slice(start, tokensScss.indexOf('\n}', start));
}

/** Returns the custom properties of a block that are plain colours. */
export function readTokens(block: string): Record<string, Color> {
  const declarations = [...readBlock(block).matchAll(/(--sb-[\w-]+): #([0-9a-f]{6});/g)];
  return Object.fromEntries(
    declarations.map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Color,
    ]),
  );
}
