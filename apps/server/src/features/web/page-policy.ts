import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** What an operator's settings allow the page to load from other hosts. */
interface AllowedHosts {
  allowsGoogleMaps: boolean;
}

/**
 * Returns a function that returns the Content-Security-Policy of the web app. Scripts are its own
 * files and the inline ones of the built index.html, identified by their hashes, which are computed
 * again after a new build; styles may be inline, because charts and tables use them for positioning.
 */
export function createPagePolicy(indexFile: string, allowedHosts: AllowedHosts): () => string {
  let lastMtimeMs = Number.NaN;
  let policy = composePolicy('', allowedHosts);
  return () => {
    try {
      const { mtimeMs } = statSync(indexFile);
      if (mtimeMs !== lastMtimeMs) {
        policy = composePolicy(readFileSync(indexFile, 'utf8'), allowedHosts);
        lastMtimeMs = mtimeMs;
      }
    } catch {
      // Not built, or being built: the policy without inline scripts is right for any page.
    }
    return policy;
  };
}

/** The hosts that the Google Maps demo loads from, according to Google's list for its API. */
const googleSources = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:', "'wasm-unsafe-eval'"],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'data:', 'blob:'],
};

/** Returns the policy for a page with this HTML. */
export function composePolicy(
  html: string,
  { allowsGoogleMaps = false }: Partial<AllowedHosts> = {},
): string {
  const listGoogleSources = (kind: keyof typeof googleSources) =>
    allowsGoogleMaps ? googleSources[kind] : [];
  const scripts = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].flatMap(([, attributes = '', code = '']) =>
    /\ssrc\s*=/.test(attributes) || code === '' ? [] : `'sha256-${sha256(code)}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, ...listGoogleSources('script')].join(' ')}`,
    ["style-src 'self' 'unsafe-inline'", ...listGoogleSources('style')].join(' '),
    ["img-src 'self' data: blob:", ...listGoogleSources('image')].join(' '),
    ["font-src 'self' data:", ...listGoogleSources('font')].join(' '),
    ["connect-src 'self'", ...listGoogleSources('connect')].join(' '),
    "worker-src 'self' blob:",
    // The gallery's video, loaded only on click.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
