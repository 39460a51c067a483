import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, languages } from '../src/i18n/languages.ts';

const texts = fileURLToPath(new URL('../src/i18n', import.meta.url));
const PLACEHOLDER = '<script data-first-texts></script>';

interface Shell {
  welcome: string;
  user: { visitorName: string };
}

/**
 * Returns the greeting of `/` as the app will render it, by language tag; English is in index.html.
 */
function greetings(): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap(({ code, tag }) => {
      const file = join(texts, code, 'shell.json');
      if (code === FALLBACK_LANGUAGE || !existsSync(file)) return [];
      const shell = JSON.parse(readFileSync(file, 'utf8')) as Shell;
      return [[tag, shell.welcome.replace('{{user}}', shell.user.visitorName)]];
    }),
  );
}

/** Lets the frame in index.html greet in the viewer's language before any chunk has loaded. */
export function firstTexts(): Plugin {
  return {
    name: 'scrapboard:first-texts',
    transformIndexHtml(html) {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
      const script = `{const text=(${JSON.stringify(greetings())})[document.documentElement.lang];if(text){const home=document.querySelector('.start-home');home.textContent=text;home.removeAttribute('lang')}}`;
      return html.replace(PLACEHOLDER, () => `<script>${script}</script>`);
    },
  };
}
