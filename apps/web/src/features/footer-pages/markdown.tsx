import { createElement, type ReactNode } from 'react';
import { SiteLink } from '../../site-link.tsx';
import { type MarkdownNode, safeTarget } from './parse-markdown.ts';

interface Props {
  nodes: MarkdownNode[];
  targets: ReadonlyMap<string, string>;
}

/**
 * Renders Markdown. HTML stays text, images become their descriptions, and only safe links are kept:
 * nothing that an operator pastes can become a script.
 */
export function Markdown({ nodes, targets }: Props) {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
    <Node key={index} node={node} targets={targets} />
  ));
}

function Node({ node, targets }: { node: MarkdownNode; targets: Props['targets'] }): ReactNode {
  const inside = 'children' in node ? <Markdown nodes={node.children} targets={targets} /> : null;
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading':
      return createElement(`h${Math.max(2, node.depth)}`, null, inside);
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside}</ol> : <ul>{inside}</ul>;
    case 'listItem':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'emphasis':
      return <em>{inside}</em>;
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
      return <SafeLink url={node.url}>{inside}</SafeLink>;
    case 'linkReference':
      return <SafeLink url={targets.get(node.identifier) ?? ''}>{inside}</SafeLink>;
    default:
      return null;
  }
}

function SafeLink({ url, children }: { url: string; children: ReactNode }) {
  const to = safeTarget(url);
  return to === undefined ? children : <SiteLink to={to}>{children}</SiteLink>;
}
