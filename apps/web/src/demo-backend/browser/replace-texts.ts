import i18next from 'i18next';
import { type DemoTexts, demoTexts } from '../texts/demo-texts.ts';

/** Texts about a server, by area and key, with their replacements for the demo. */
const replacements: [area: string, key: string, text: (texts: DemoTexts) => string][] = [
  ['upload', 'help.sentText', ({ uploads }) => uploads],
  ['upload', 'errors.disk_full', ({ storageFull }) => storageFull],
  ['settings', 'tokens.note', ({ tokens }) => tokens],
];

/** Replaces texts about a server when they are loaded. */
export function replaceTexts(): void {
  i18next.on('loaded', (loaded) => {
    for (const [language, areas] of Object.entries(loaded)) {
      for (const [area, key, text] of replacements) {
        if (area in areas) i18next.addResource(language, area, key, text(demoTexts(language)));
      }
    }
  });
}
