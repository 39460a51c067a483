import type { Plugin } from 'vite';
import { transformBuiltHtml } from './transform-built-html.ts';

/**
 * Moves the style sheet after the inline scripts of the head: a script waits for every style sheet
 * before it, and the scripts that preload what the page needs would wait for this one.
 */
export function stylesLast(): Plugin {
  return transformBuiltHtml('styles-last', (html) => {
    const styles = html.match(/^.*<link rel="stylesheet"[^>]*>\n/gm) ?? [];
    if (styles.length === 0) throw new Error('index.html has no style sheet');
    const rest = styles.reduce((text, style) => text.replace(style, ''), html);
    return rest.replace('</head>', () => `${styles.join('')}  </head>`);
  });
}
