import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Encoding, encodedEtag } from '../../http/encodings.ts';
import { strongEtag } from '../../http/etag.ts';
import { escapeHtml } from '../api-docs/escape-html.ts';

/** What this server is called, as the first HTML says it already. */
export interface SiteNames {
  siteName: string;
  /** Of the tab until a page has a title of its own. */
  title: string;
}

export interface IndexPage {
  /** The bytes in an encoding, and their entity tag; undefined is as they are. */
  in(encoding: Encoding | undefined): { bytes: Buffer; etag: string };
}

/** The title of a server whose operator chose none. */
export function defaultTitle(siteName: string): string {
  return `${siteName} – statistics of Crossout players`;
}

/** Puts the names of this server where the built page has those of the product. */
export function nameSite(html: string, { siteName, title }: SiteNames): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="application-name" content=")[^"]*"/,
      (_, start) => `${start}${escapeHtml(siteName)}"`,
    );
}

/**
 * The built index.html with this server's names in it, compressed once. Read again where it was
 * built anew; null while there is none.
 */
export function createIndexPage(file: string, names: SiteNames): () => IndexPage | null {
  let readAt = Number.NaN;
  let page: IndexPage | null = null;
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== readAt) {
        page = toPage(nameSite(readFileSync(file, 'utf8'), names));
        readAt = mtimeMs;
      }
      return page;
    } catch {
      return null;
    }
  };
}

function toPage(html: string): IndexPage {
  const tag = strongEtag(html);
  const forms = {
    plain: { bytes: Buffer.from(html), etag: tag },
    br: { bytes: brotliCompressSync(html), etag: encodedEtag(tag, 'br') },
    gzip: { bytes: gzipSync(html), etag: encodedEtag(tag, 'gzip') },
  };
  return { in: (encoding) => forms[encoding ?? 'plain'] };
}
