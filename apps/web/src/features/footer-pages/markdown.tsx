import { createElement, type ReactNode } from 'react';
import { SiteLink } from '../../site-link.tsx';
import { type MarkdownNode, toSafeUrl } from './parse-markdown.ts';

interface Props {
  nodes: MarkdownNode[];
  linkUrls: ReadonlyMap<string, string>;
}

/**
 * Renders Markdown. HTML stays text, images become their descriptions, and only safe links are kept:
 * nothing that an operator pastes can become a script.
 */
export function Markdown({ nodes, linkUrls }: Props) {
  return nodes.map((node) => (
    <Node key={node.position?.start.offset} node={node} linkUrls={linkUrls} />
  ));
}

function Node({ node, linkUrls }: { node: MarkdownNode; linkUrls: Props['linkUrls'] }): ReactNode {
  const content =
    'children' in node ? <Markdown nodes={node.children} linkUrls={linkUrls} /> : null;
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{content}</p>;
    case 'heading':
      return createElement(`h${Math.max(2, node.depth)}`, null, content);
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{content}</ol> : <ul>{content}</ul>;
    case 'listItem':
      return <li>{content}</li>;
    case 'blockquote':
      return <blockquote>{content}</blockquote>;
    case 'strong':
      return <strong>{content}</strong>;
    case 'emphasis':
      return <em>{content}</em>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'image':
    case 'imageReference':
      return node.alt;
    case 'link':
      return <SafeLink url={node.url}>{content}</SafeLink>;
    case 'linkReference':
      return <SafeLink url={linkUrls.get(node.identifier) ?? ''}>{content}</SafeLink>;
    default:
      return null;
  }
}

function SafeLink({ url, children }: { url: string; children: ReactNode }) {
  const to = toSafeUrl(url);
  return to === undefined ? children : <SiteLink to={to}>{children}</SiteLink>;
}
