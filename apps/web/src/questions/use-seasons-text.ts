import type { QuestionSearch } from './question-filters.ts';
import { useKeyText } from './use-key-text.ts';

/** Returns the names of the seasons that a page selects instead of days; undefined if it selects none. */
export function useSeasonsText({ season, from, to }: QuestionSearch): string | undefined {
  const keyText = useKeyText();
  if (season === undefined || from !== undefined || to !== undefined) return undefined;
  return season.map((id) => keyText('season', id)).join(', ');
}
