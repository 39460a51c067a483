import type { ComponentType } from 'react';
import { importWithTexts } from '../../i18n/import-with-texts.ts';

/** Loads the timeline with its charts, which the first tab of a match does not need. */
export async function importTimelineTab(): Promise<ComponentType> {
  return (await importWithTexts('charts', import('./timeline-tab.tsx'))).TimelineTab;
}
