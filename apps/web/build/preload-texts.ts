import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, languages } from '../src/i18n/languages.ts';
import { homeRegistration } from './registrations.ts';
import { transformBuiltHtml } from './transform-built-html.ts';

/**
 * Lets the browser fetch the first texts of the viewer's language in parallel with the entry: the
 * common texts and the shell's on every page, and the home page's on `/`. By then the root element has
 * the language, see ../src/first-paint.ts. The first texts of English are part of the code.
 */
export function preloadTexts(): Plugin {
  return transformBuiltHtml('preload-texts', (_html, { bundle, base }) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const chunkUrls = (code: string, area: string) =>
      chunks
        .filter(({ moduleIds, facadeModuleId }) =>
          [...moduleIds, facadeModuleId ?? ''].some((id) =>
            id.endsWith(`/i18n/${code}/${area}.json`),
          ),
        )
        .map(({ fileName }) => base + fileName);
    const translationLoaders = chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/i18n/translations.ts')))
      .map(({ fileName }) => base + fileName);
    const firstUrls = Object.fromEntries(
      languages.map(({ code, tag }) => [
        tag,
        [
          code === FALLBACK_LANGUAGE ? [] : [...translationLoaders, ...chunkUrls(code, 'shell')],
          homeRegistration.page.texts.flatMap((area) => chunkUrls(code, area)),
        ],
      ]),
    );
    const script = `for(const href of((${JSON.stringify(firstUrls)})[document.documentElement.lang]??[]).slice(0,location.pathname===${JSON.stringify(base)}?2:1).flat())document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`;
    return [{ tag: 'script', children: script, injectTo: 'head' }];
  });
}
