import type { IndexHtmlTransformResult, Plugin, Rolldown } from 'vite';

interface BuiltSite {
  bundle: Rolldown.OutputBundle;
  /** The site's base path. */
  base: string;
}

/** Returns a plugin that changes index.html once the chunks and assets of a build have their names. */
export function transformBuiltHtml(
  name: string,
  transform: (html: string, site: BuiltSite) => IndexHtmlTransformResult,
): Plugin {
  let base = '/';
  return {
    name: `scrapboard:${name}`,
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => transform(html, { bundle, base }),
    },
  };
}
