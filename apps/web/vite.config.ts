import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes a `.br` and a `.gz` beside every text asset, so that the server never compresses one itself. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'scrapboard:precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|txt)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        if (bytes.length < 512) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * Lets the browser fetch the chunks of `/` beside the entry instead of after it. Only there: other
 * addresses load their own page's chunk as soon as the router has read the address.
 */
function preloadHome(modules: string[]): Plugin {
  return {
    name: 'scrapboard:preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((chunk) =>
          chunk.type === 'chunk' &&
          modules.some((name) => chunk.facadeModuleId?.endsWith(name) === true)
            ? [chunk.fileName]
            : [],
        );
        const links = JSON.stringify(files.map((file) => `/${file}`));
        const script = `if(location.pathname==='/')for(const href of ${links})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
        return [{ tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
}

const server = process.env.SCRAPBOARD_SERVER ?? 'http://localhost:5000';

export default defineConfig({
  plugins: [
    react(),
    preloadHome([
      'features/profile/profile-page.tsx',
      'features/profile/tabs/stats-tab.tsx',
      'i18n/en/profile.json',
    ]),
    precompress(),
  ],
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written for the older module system of Sass.
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        quietDeps: true,
      },
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': server, '/dev': server },
  },
});
