import { createStoredValue } from '../stored-value.ts';

/** A question of the explorer, saved under a name. */
export interface SavedQuestion {
  name: string;
  /** What follows the `?` of its URL. */
  query: string;
}

export const MAX_NAME_LENGTH = 80;
const MAX_QUERY_LENGTH = 4000;
/** Beyond this, the oldest question is removed. */
const MAX_SAVED = 50;

function isSavedQuestion(value: unknown): value is SavedQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query } = value as Partial<Record<string, unknown>>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    name.length <= MAX_NAME_LENGTH &&
    typeof query === 'string' &&
    query.length <= MAX_QUERY_LENGTH
  );
}

/** The questions saved in this browser, the latest first. */
export const savedQuestions = createStoredValue(
  'scrapboard.explorer',
  (stored): readonly SavedQuestion[] =>
    Array.isArray(stored) ? stored.filter(isSavedQuestion).slice(0, MAX_SAVED) : [],
);

/** Saves a question; one of the same name is replaced. */
export function saveQuestion(question: SavedQuestion): void {
  const others = savedQuestions.get().filter(({ name }) => name !== question.name);
  savedQuestions.set([question, ...others].slice(0, MAX_SAVED));
}

/** Removes a saved question. */
export function removeQuestion(name: string): void {
  savedQuestions.set(savedQuestions.get().filter((saved) => saved.name !== name));
}
