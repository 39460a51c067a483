import type { Plugin } from 'vite';

const place = /^.*<link rel="preload"[^>]* as="font"[^>]*>\n/m;

/**
 * Preloads the font where the network is fast. On a slow one it would take half a second from the
 * scripts, and the page begins with the system's font, see src/first-paint.ts.
 */
export function fontIfFast(): Plugin {
  return {
    name: 'scrapboard:font-if-fast',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const href = /href="([^"]+)"/.exec(place.exec(html)?.[0] ?? '')?.[1];
        if (href === undefined) throw new Error('index.html preloads no font');
        const script = `if(document.documentElement.dataset.network!=='slow')document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:${JSON.stringify(href)}}))`;
        return html.replace(place, () => `    <script>${script}</script>\n`);
      },
    },
  };
}
