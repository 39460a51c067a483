import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeSplitting, collectFirstPageModules, nameChunkFile } from './build/code-splitting.ts';
import { demoPage } from './build/demo-page.ts';
import { earlyRequests } from './build/early-requests.ts';
import { firstPaintScript } from './build/first-paint-script.ts';
import { fontAwesomeTerms } from './build/font-awesome-terms.ts';
import { frameTexts } from './build/frame-texts.ts';
import { importWholePageModules } from './build/import-whole-page-modules.ts';
import { pagePaths } from './build/page-paths.ts';
import { preloadFont } from './build/preload-font.ts';
import { preloadPages } from './build/preload-pages.ts';
import { preloadTexts } from './build/preload-texts.ts';
import { shortenPreloadLists } from './build/shorten-preload-lists.ts';
import { stylesLast } from './build/styles-last.ts';

/** Inserts the script of src/first-paint.ts into index.html. */
function firstPaint(): Plugin {
  const placeholder = '<script data-first-paint></script>';
  let base = '/';
  return {
    name: 'scrapboard:first-paint',
    configResolved(config) {
      base = config.base;
    },
    async transformIndexHtml(html) {
      if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
      const script = await firstPaintScript(base);
      return html.replace(placeholder, () => `<script>${script}</script>`);
    },
  };
}

const serverUrl = process.env.SCRAPBOARD_SERVER ?? 'http://localhost:5000';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    firstPaint(),
    frameTexts(),
    importWholePageModules(),
    collectFirstPageModules(),
    preloadPages(),
    shortenPreloadLists(),
    pagePaths(),
    preloadTexts(),
    fontAwesomeTerms(),
    preloadFont(),
    stylesLast(),
    mode === 'demo' ? demoPage() : earlyRequests(),
  ],
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 uses the old module system of Sass.
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        quietDeps: true,
      },
    },
  },
  // The optimiser's worker imports its solver only when it runs, which only an ES module can.
  worker: { format: 'es' },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    // Licences require that their text accompanies the code.
    license: { fileName: 'licenses.md' },
    target: 'es2022',
    reportCompressedSize: false,
    // In the demo the back end is the entry and imports the app later: chunks grouped for the app as
    // the entry would import each other there, and run in the wrong order.
    rolldownOptions: {
      output: {
        // The first load names hundreds of chunks; a hash in hex compresses to two thirds of one in base64.
        hashCharacters: 'hex',
        ...(mode === 'demo' ? {} : { codeSplitting, chunkFileNames: nameChunkFile }),
      },
    },
  },
  server: {
    proxy: { '/api': serverUrl, '/dev': serverUrl },
  },
}));
