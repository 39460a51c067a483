type Node = string | Node[] | { [key: string]: Node };

const files = import.meta.glob<Node>('../*/*.json', { eager: true, import: 'default' });
const TEXT_FILE = /^\.\.\/(\w+)\/([\w-]+)\.json$/;

function flatten(node: Node, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node).flatMap(([key, value]) =>
    flatten(value, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}

/** Returns the texts of a language by `area:key.of.the.text`; the lines of a list are keys too. */
export function readTexts(language: string): Map<string, string> {
  return new Map(
    Object.entries(files).flatMap(([file, texts]) => {
      const [, code, area] = TEXT_FILE.exec(file) ?? [];
      return code === language ? flatten(texts, `${area}:`) : [];
    }),
  );
}

/** Returns the languages that have texts. */
export function translatedLanguages(): string[] {
  return [...new Set(Object.keys(files).map((file) => TEXT_FILE.exec(file)?.[1] ?? file))];
}
