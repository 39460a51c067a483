import { createHash } from 'node:crypto';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sample } from './sample.ts';

const ENTRY = '/src/main.tsx';
const DEMO_ENTRY = '/src/demo-backend/browser/demo-main.tsx';
const STATUS_PRELOAD = /^.*href="\/api\/status".*\n/m;

/**
 * Builds the product without a server: index.html starts with the demo back end, which then starts
 * the app unchanged, and nothing is requested from a server. No other build includes the back end.
 */
export function demoPage(): Plugin[] {
  return [startDemo(), sample(), addPolicy(), addFallbacks()];
}

function startDemo(): Plugin {
  return {
    name: 'scrapboard:demo-start',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        for (const needed of [ENTRY, STATUS_PRELOAD]) {
          if (html.search(needed) < 0) throw new Error(`index.html has no ${needed}`);
        }
        return html
          .replace(STATUS_PRELOAD, '')
          .replace(ENTRY, DEMO_ENTRY)
          .replace('<div id="root">', '<div id="demo-bar"></div>\n    <div id="root">');
      },
    },
  };
}

/** Adds the server's content security policy to the page; `frame-ancestors` only works as a header. */
function addPolicy(): Plugin {
  return {
    name: 'scrapboard:demo-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // After the character set, which must be within the first 1024 bytes.
        const charset = '<meta charset="utf-8" />';
        if (!html.includes(charset)) throw new Error(`index.html has no ${charset}`);
        const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}" />`;
        return html.replace(charset, () => `${charset}\n    ${policy}`);
      },
    },
  };
}

/**
 * Equal to the policy in apps/server/src/features/web/page-policy.ts, which an end-to-end test
 * checks.
 */
function pagePolicy(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    // The gallery's video, loaded only on click.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Adds files with which static hosts answer unknown paths; the app itself finds the page. */
function addFallbacks(): Plugin {
  let folder = '';
  let base = '/';
  return {
    name: 'scrapboard:demo-fallback',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      base = config.base;
    },
    writeBundle() {
      copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
      writeFileSync(join(folder, '_redirects'), `${base}* ${base}index.html 200\n`);
    },
  };
}
