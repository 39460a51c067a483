import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';

type LoadGrammar = () => Promise<{ default: LanguageFn }>;

const loadPlainText: LoadGrammar = () => import('highlight.js/lib/languages/plaintext');
const loadTypeScript: LoadGrammar = () => import('highlight.js/lib/languages/typescript');
const loadXml: LoadGrammar = () => import('highlight.js/lib/languages/xml');
const loadScss: LoadGrammar = () => import('highlight.js/lib/languages/scss');

/** The languages of code blocks, each with the grammars it needs. */
const grammars = {
  text: { text: loadPlainText },
  // Markup inside scripts uses the grammar of XML.
  ts: { xml: loadXml, ts: loadTypeScript },
  tsx: { xml: loadXml, tsx: loadTypeScript },
  html: { xml: loadXml, html: loadXml },
  scss: { scss: loadScss },
  css: { css: () => import('highlight.js/lib/languages/css') },
  json: { json: () => import('highlight.js/lib/languages/json') },
  bash: { bash: () => import('highlight.js/lib/languages/bash') },
  ini: { ini: () => import('highlight.js/lib/languages/ini') },
  yaml: { yaml: () => import('highlight.js/lib/languages/yaml') },
  sql: { sql: () => import('highlight.js/lib/languages/sql') },
  nginx: { nginx: () => import('highlight.js/lib/languages/nginx') },
  dockerfile: { dockerfile: () => import('highlight.js/lib/languages/dockerfile') },
  http: { http: () => import('highlight.js/lib/languages/http') },
  diff: { diff: () => import('highlight.js/lib/languages/diff') },
} satisfies Record<string, Record<string, LoadGrammar>>;

export type CodeLanguage = keyof typeof grammars;

/** Returns the code as HTML with a class on each token (`hljs-…`), after loading the grammar. */
export async function highlight(code: string, language: CodeLanguage): Promise<string> {
  const namedGrammars: [string, LoadGrammar][] = Object.entries(grammars[language]);
  await Promise.all(
    namedGrammars.map(async ([name, load]) => {
      if (hljs.getLanguage(name) === undefined) hljs.registerLanguage(name, (await load()).default);
    }),
  );
  return hljs.highlight(code, { language }).value;
}
