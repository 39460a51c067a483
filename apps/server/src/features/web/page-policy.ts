import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/**
 * The Content-Security-Policy of the web app. Scripts are its own files and the inline ones that
 * stand in the built index.html, named by their hashes; styles may be inline, because charts and
 * tables position by them. Read again where the file was built anew.
 */
export function createPagePolicy(indexFile: string): () => string {
  let readAt = Number.NaN;
  let policy = pagePolicy('');
  return () => {
    try {
      const { mtimeMs } = statSync(indexFile);
      if (mtimeMs !== readAt) {
        policy = pagePolicy(readFileSync(indexFile, 'utf8'));
        readAt = mtimeMs;
      }
    } catch {
      // Not built, or being built: the policy without inline scripts is right for any page.
    }
    return policy;
  };
}

/** The policy for a page with this HTML. */
export function pagePolicy(html: string): string {
  const scripts = html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].flatMap(([, attributes = '', code = '']) =>
    /\ssrc\s*=/.test(attributes) || code === '' ? [] : `'sha256-${sha256(code)}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
