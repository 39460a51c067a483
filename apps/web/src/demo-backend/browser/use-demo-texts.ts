import { useTranslation } from 'react-i18next';
import { type DemoTexts, demoTexts } from '../texts/demo-texts.ts';

/** Returns the texts of the demo's notices in the language of the page. */
export function useDemoTexts(): DemoTexts {
  return demoTexts(useTranslation().i18n.language);
}
