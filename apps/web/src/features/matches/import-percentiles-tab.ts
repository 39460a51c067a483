import type { ComponentType } from 'react';
import { importWithTexts } from '../../i18n/import-with-texts.ts';

/** Loads the percentiles with their texts, which the first tab of a match does not need. */
export async function importPercentilesTab(): Promise<ComponentType> {
  return (await importWithTexts('percentiles', import('./percentiles-tab.tsx'))).PercentilesTab;
}
