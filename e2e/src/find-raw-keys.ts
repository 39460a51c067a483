import { readTexts } from './texts.ts';

/** Elements that show code, in which `table.rows` is not a missing text. */
const CODE_SELECTOR = 'code, pre, samp, kbd, script, style, textarea';

/** The extensions of file names that the guide mentions. */
const FILE_EXTENSIONS = '(?:tsx?|mjs|s?css|json|md|log)';

/** The groups of the product's texts, such as `dimensions`. */
const keyGroups = new Set(
  [...readTexts('en').keys()].flatMap((key) => {
    const [group, ...rest] = key.replace(/^[^:]*:/, '').split('.');
    return group === undefined || rest.length === 0 ? [] : [group];
  }),
);

/** Matches the key of a text, which a page shows instead of a text that does not exist. */
const KEY_PATTERN = String.raw`(?<![\w./-])(?:${[...keyGroups].join('|')})\.(?!${FILE_EXTENSIONS}\b)[a-z]\w*`;

/** What `findRawKeys` needs, to be passed to the page with it. */
export const rawKeySearch = [KEY_PATTERN, CODE_SELECTOR] as const;

/** Returns the keys of texts that a page shows, such as `dimensions.confirmed`. Runs in the page. */
export function findRawKeys([pattern, codeSelector]: typeof rawKeySearch): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement === null || parentElement.closest(codeSelector) !== null) continue;
    found.push(...(textContent?.match(new RegExp(pattern, 'g')) ?? []));
  }
  return found;
}
