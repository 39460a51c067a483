import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = Root['children'][number];

export interface ParsedMarkdown {
  /** The heading of the first level that the text begins with. */
  title: string | undefined;
  /** What follows it. */
  blocks: MarkdownNode[];
  /** Addresses that links name instead of holding them, by that name. */
  targets: ReadonlyMap<string, string>;
}

function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Reads CommonMark. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const { children } = fromMarkdown(text);
  const targets = new Map(
    children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node.url] as const] : [],
    ),
  );
  const [first, ...rest] = children;
  const titled = first?.type === 'heading' && first.depth === 1;
  return { title: titled ? textOf(first) : undefined, blocks: titled ? rest : children, targets };
}

/**
 * The address of a link as far as it is safe to follow: of the web, of mail or of this site.
 * Anything else, `javascript:` above all, is none.
 */
export function safeTarget(url: string): string | undefined {
  if (/^\/(?![/\\])/.test(url)) return url;
  if (!URL.canParse(url)) return undefined;
  return /^(https?|mailto):$/.test(new URL(url).protocol) ? url : undefined;
}
