import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { demoPage } from './build/demo-page.ts';
import { firstPaintScript } from './build/first-paint-script.ts';
import { firstTexts } from './build/first-texts.ts';
import { fontAwesomeTerms } from './build/font-awesome-terms.ts';
import { precompress } from './build/precompress.ts';
import { preloadTexts } from './build/preload-texts.ts';
import { firstAreas } from './src/i18n/languages.ts';

/** Puts the script of src/first-paint.ts where index.html has a place for it. */
function firstPaint(): Plugin {
  const place = '<script data-first-paint></script>';
  let base = '/';
  return {
    name: 'scrapboard:first-paint',
    configResolved(config) {
      base = config.base;
    },
    async transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      const script = await firstPaintScript(base);
      return html.replace(place, () => `<script>${script}</script>`);
    },
  };
}

/**
 * Lets the browser fetch the chunks of `/` beside the entry instead of after it. Only there: other
 * addresses load their own page's chunk as soon as the router has read the address.
 */
function preloadHome(modules: string[]): Plugin {
  let base = '/';
  return {
    name: 'scrapboard:preload-home',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).flatMap((chunk) =>
          chunk.type === 'chunk' &&
          chunk.moduleIds.some((id) => modules.some((name) => id.endsWith(name)))
            ? [chunk.fileName]
            : [],
        );
        const links = JSON.stringify(files.map((file) => base + file));
        const script = `if(location.pathname===${JSON.stringify(base)})for(const href of ${links})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
        return [{ tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
}

/** The texts of another language than English. */
const otherTexts = /web[\\/]src[\\/]i18n[\\/](?!en[\\/])(\w+)[\\/]([\w-]+)\.json$/;

/**
 * Left to itself the bundler makes a chunk of every small module that two pages share, some twenty
 * of them on `/`. What every page needs is one chunk (and one for libraries, which change less
 * often), what the first page needs another. Everything else stays with the pages that show it.
 */
const codeSplitting = {
  groups: [
    {
      // The first texts of a language are one chunk, every other area of it is one by itself.
      name: (id: string) => {
        const [, language, area = ''] = otherTexts.exec(id) ?? [];
        return `${language}-${firstAreas.some((first) => first === area) ? 'shell' : area}`;
      },
      priority: 4,
      test: otherTexts,
    },
    {
      name: 'libraries',
      priority: 3,
      test: /preload-helper|node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|i18next|react-i18next|html-parse-stringify|void-elements|@tanstack[\\/](react-query|query-core))[\\/]/,
    },
    {
      // The menus of the navbar with all they are made of; what else the gallery uses of the same
      // packages stays there.
      name: 'menus',
      priority: 2.5,
      test: /react-bootstrap[\\/]esm[\\/](Dropdown|Button)\.js$/,
    },
    {
      name: 'shared',
      priority: 2,
      includeDependenciesRecursively: false,
      test: /packages[\\/](contract[\\/]src[\\/](profile-fields|player-numbers|filter-rules)|statistics[\\/]src[\\/](rates|sample-size|wilson-interval))\.ts$|web[\\/]src[\\/](ui[\\/](?!copy-|use-reset-after)|app[\\/](sidebar[\\/]|flags[\\/]|icon\.svg|routes[\\/]lazy-page\.ts$|(navigation|failure-views|language-menu|theme-switch)\.tsx?$)|features[\\/](theme-builder[\\/](builder-(state|button)|load-panel)|search[\\/]palette-state|settings[\\/]settings-tabs|players[\\/](load-players|players-search)|matches[\\/]match-queries)\.tsx?$|account[\\/]|filters[\\/][\w-]+\.ts$|(?!main\.)[\w-]+\.tsx?$|i18n[\\/][\w-]+\.ts$|i18n[\\/]en[\\/](common|errors|shell)\.json$|features[\\/]profile[\\/](profile-(queries|search)|tab-(data|modules)|load-profile)\.ts$)/,
    },
    {
      name: 'dashboard',
      priority: 1,
      includeDependenciesRecursively: false,
      test: /web[\\/]src[\\/](features[\\/]profile[\\/](?!private-|no-player|use-initial-period)([\w-]+\.tsx?|tabs[\\/]stats-tab\.tsx)|filters[\\/][\w-]+\.tsx|query-states[\\/]query-(boundary|failure)\.tsx|charts[\\/]sparkline\.tsx|i18n[\\/]en[\\/](profile|filters)\.json)$/,
    },
  ],
};

const server = process.env.SCRAPBOARD_SERVER ?? 'http://localhost:5000';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    firstPaint(),
    firstTexts(),
    preloadHome([
      'features/profile/profile-page.tsx',
      'features/profile/tabs/stats-tab.tsx',
      'i18n/en/profile.json',
    ]),
    preloadTexts(),
    fontAwesomeTerms(),
    mode === 'demo' && demoPage(),
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
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    manifest: true,
    // Whoever is handed the files is handed the licences of what is in them.
    license: { fileName: 'licenses.md' },
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The demo starts its back end first and then fetches the app: grouped for the app as entry, the
    // chunks of the two would need each other, and run in the wrong order.
    rolldownOptions: { output: mode === 'demo' ? {} : { codeSplitting } },
  },
  server: {
    proxy: { '/api': server, '/dev': server },
  },
}));
