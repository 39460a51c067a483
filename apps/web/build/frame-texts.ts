import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, languages } from '../src/i18n/languages.ts';

const textsFolder = fileURLToPath(new URL('../src/i18n', import.meta.url));
const PLACEHOLDER = '<script data-frame-texts></script>';

interface Shell {
  welcome: string;
  user: { visitorName: string };
}

interface Profile {
  stats: { games: string; wr: string };
  title: { mmr: string };
}

/**
 * Returns the greeting of `/` as the app will render it and the labels of its first numbers, by
 * language tag; the English ones are in index.html.
 */
function frameTextsByTag(): Record<string, [greeting: string, labels: string]> {
  return Object.fromEntries(
    languages.flatMap(({ code, tag }) => {
      const file = join(textsFolder, code, 'shell.json');
      if (code === FALLBACK_LANGUAGE || !existsSync(file)) return [];
      const shell = readTexts<Shell>(file);
      const { stats, title } = readTexts<Profile>(join(textsFolder, code, 'profile.json'));
      const greeting = shell.welcome.replace('{{user}}', shell.user.visitorName);
      return [[tag, [greeting, [stats.games, stats.wr, title.mmr].join('|')]]];
    }),
  );
}

const readTexts = <Texts>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** Lets the frame in index.html greet visitors in their language before any chunk has loaded. */
export function frameTexts(): Plugin {
  return {
    name: 'scrapboard:frame-texts',
    transformIndexHtml(html) {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
      const script = `{const texts=(${JSON.stringify(frameTextsByTag())})[document.documentElement.lang];if(texts){const home=document.querySelector('.start-home');home.textContent=texts[0];home.removeAttribute('lang');document.querySelector('.start-numbers').dataset.labels=texts[1]}}`;
      return html.replace(PLACEHOLDER, () => `<script>${script}</script>`);
    },
  };
}
