import { loadTexts } from './i18n.ts';
import type { TextArea } from './text-areas.ts';

/** Waits for a module that is being imported, and for the texts it shows. */
export async function importWithTexts<M>(area: TextArea, module: Promise<M>): Promise<M> {
  return (await Promise.all([module, loadTexts(area)]))[0];
}
