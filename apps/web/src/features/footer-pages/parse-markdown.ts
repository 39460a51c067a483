import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = Root['children'][number];

export interface ParsedMarkdown {
  /** The first-level heading at the start of the text. */
  title: string | undefined;
  /** The text after it. */
  blocks: MarkdownNode[];
  /** The URLs of reference links by name. */
  linkUrls: ReadonlyMap<string, string>;
}

function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Returns the link definitions in all nodes: they may be in lists and quotes, and apply to the whole
 * text. Of several with one name, the first one counts (CommonMark 0.31, 4.7).
 */
function findLinkUrls(nodes: readonly MarkdownNode[], urls = new Map<string, string>()) {
  for (const node of nodes) {
    if (node.type === 'definition' && !urls.has(node.identifier)) {
      urls.set(node.identifier, node.url);
    }
    if ('children' in node) findLinkUrls(node.children, urls);
  }
  return urls;
}

/** Parses CommonMark. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const { children } = fromMarkdown(text);
  const [firstNode, ...otherNodes] = children;
  const hasTitle = firstNode?.type === 'heading' && firstNode.depth === 1;
  return {
    title: hasTitle ? textOf(firstNode) : undefined,
    blocks: hasTitle ? otherNodes : children,
    linkUrls: findLinkUrls(children),
  };
}

/**
 * Returns the URL of a link if it is safe: web, mail or this site. Anything else, `javascript:` above
 * all, is dropped.
 */
export function toSafeUrl(url: string): string | undefined {
  if (/^\/(?![/\\])/.test(url)) return url;
  if (!URL.canParse(url)) return undefined;
  return /^(https?|mailto):$/.test(new URL(url).protocol) ? url : undefined;
}
