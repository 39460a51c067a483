import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fallbackLanguage, languageTag } from '../src/i18n/languages.ts';

const texts = fileURLToPath(new URL('../src/i18n', import.meta.url));
const place = '<script data-first-texts></script>';

interface Shell {
  welcome: string;
  user: { visitorName: string };
}

/** The greeting of `/` as the app will draw it, by language tag; English stands in index.html. */
function greetings(): Record<string, string> {
  const codes = readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== fallbackLanguage)
    .map(({ name }) => name);
  return Object.fromEntries(
    codes.map((code) => {
      const shell = JSON.parse(readFileSync(join(texts, code, 'shell.json'), 'utf8')) as Shell;
      return [languageTag(code), shell.welcome.replace('{{user}}', shell.user.visitorName)];
    }),
  );
}

/** Lets the frame in index.html greet in the viewer's language before any chunk has come. */
export function firstTexts(): Plugin {
  return {
    name: 'scrapboard:first-texts',
    transformIndexHtml(html) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      const script = `{const text=(${JSON.stringify(greetings())})[document.documentElement.lang];if(text)document.querySelector('.start-home').textContent=text}`;
      return html.replace(place, () => `<script>${script}</script>`);
    },
  };
}
