import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type FileEncoding, toEncodedEtag } from '../../http/encodings.ts';
import { createStrongEtag } from '../../http/etag.ts';
import { escapeHtml } from '../api-docs/escape-html.ts';

/** The server's names, which the first HTML already contains. */
export interface SiteNames {
  siteName: string;
  /** The tab's title until a page sets its own. */
  title: string;
}

export interface IndexPage {
  /** Returns the bytes in an encoding, with their entity tag; undefined means uncompressed. */
  getEncoded(encoding: FileEncoding | undefined): { bytes: Buffer; etag: string };
}

/** Returns the default title, for servers without a configured one. */
export function composeDefaultTitle(siteName: string): string {
  return `${siteName} – statistics of Crossout players`;
}

/** Replaces the product's names in the built page with this server's. */
export function insertSiteNames(html: string, { siteName, title }: SiteNames): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="application-name" content=")[^"]*"/,
      (_, start) => `${start}${escapeHtml(siteName)}"`,
    );
}

/**
 * Returns a function that returns the built index.html with this server's names, or null while there
 * is none. The page is compressed once, and read again after a new build.
 */
export function createIndexPage(file: string, names: SiteNames): () => IndexPage | null {
  let lastMtimeMs = Number.NaN;
  let page: IndexPage | null = null;
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== lastMtimeMs) {
        page = toPage(insertSiteNames(readFileSync(file, 'utf8'), names));
        lastMtimeMs = mtimeMs;
      }
      return page;
    } catch {
      return null;
    }
  };
}

function toPage(html: string): IndexPage {
  const tag = createStrongEtag(html);
  const variants = {
    plain: { bytes: Buffer.from(html), etag: tag },
    br: { bytes: brotliCompressSync(html), etag: toEncodedEtag(tag, 'br') },
    gzip: { bytes: gzipSync(html), etag: toEncodedEtag(tag, 'gzip') },
  };
  return { getEncoded: (encoding) => variants[encoding ?? 'plain'] };
}
