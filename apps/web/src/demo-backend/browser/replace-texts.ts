import i18next from 'i18next';
import { type DemoTexts, demoTexts } from '../texts/demo-texts.ts';

/** What the product says of a server, by area and key, and the text that is true without one. */
const replaced: [area: string, key: string, text: (texts: DemoTexts) => string][] = [
  ['upload', 'help.sentText', ({ uploads }) => uploads],
  ['upload', 'errors.disk_full', ({ full }) => full],
  ['settings', 'tokens.note', ({ tokens }) => tokens],
];

/** Puts what is true without a server in place of what the product says of one, as it is loaded. */
export function replaceTexts(): void {
  i18next.on('loaded', (loaded) => {
    for (const [language, areas] of Object.entries(loaded)) {
      for (const [area, key, text] of replaced) {
        if (area in areas) i18next.addResource(language, area, key, text(demoTexts(language)));
      }
    }
  });
}
