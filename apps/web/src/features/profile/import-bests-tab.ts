import type { ComponentType } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';

/** Imports the tab of personal bests with the texts of its table. */
export async function importBestsTab(): Promise<ComponentType> {
  const areas = ['bests', 'questions', 'charts'] as const;
  const [{ BestsTab }] = await Promise.all([
    import('./tabs/bests-tab.tsx'),
    ...areas.map((area) => loadTexts(area)),
  ]);
  return BestsTab;
}
