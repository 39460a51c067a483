import type { Plugin } from 'vite';
import { transformBuiltHtml } from './transform-built-html.ts';

const PRELOAD_LINK = /^.*<link rel="preload"[^>]* as="font"[^>]*>\n/m;
const SOURCE = /\/styles\/fonts\/saira\.woff2$/;

/**
 * Preloads the font on fast networks. On a slow one it would delay the scripts by half a second, so
 * the page starts with the system's font, see src/first-paint.ts.
 */
export function preloadFont(): Plugin {
  return transformBuiltHtml('preload-font', (html, { bundle, base }) => {
    // Vite has only a placeholder for the font's address here, and would replace it after the
    // hashes of the content security policy have been computed.
    const font = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.originalFileNames.some((name) => SOURCE.test(name)),
    );
    if (font === undefined || !PRELOAD_LINK.test(html)) {
      throw new Error('index.html preloads no font');
    }
    const href = base + font.fileName;
    const script = `if(document.documentElement.dataset.network!=='slow')document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:${JSON.stringify(href)}}))`;
    return html.replace(PRELOAD_LINK, () => `    <script>${script}</script>\n`);
  });
}
