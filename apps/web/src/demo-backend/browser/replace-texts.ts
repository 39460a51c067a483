import i18next from 'i18next';
import { demoTexts } from '../texts/demo-texts.ts';

/** Puts what is true without a server in place of what the product says of one, as it is loaded. */
export function replaceTexts(): void {
  i18next.on('loaded', (loaded) => {
    for (const [language, areas] of Object.entries(loaded)) {
      if (!('upload' in areas)) continue;
      i18next.addResource(language, 'upload', 'help.sentText', demoTexts(language).uploads);
    }
  });
}
