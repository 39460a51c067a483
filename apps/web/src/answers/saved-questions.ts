import { createStoredValue } from '../stored-value.ts';

/** A question of the explorer, saved under a name. */
export interface SavedQuestion {
  name: string;
  /** What follows the `?` of its URL. */
  query: string;
  /** Its place on the dashboard, from 0; null if it is not there. */
  pin: number | null;
}

export const MAX_QUESTION_NAME_LENGTH = 80;
const MAX_QUERY_LENGTH = 4000;
/** Beyond this, the oldest question is removed. */
const MAX_SAVED_QUESTIONS = 50;

function readQuestion(value: unknown): SavedQuestion | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, query, pin } = value as Partial<Record<string, unknown>>;
  const isValid =
    typeof name === 'string' &&
    name !== '' &&
    name.length <= MAX_QUESTION_NAME_LENGTH &&
    typeof query === 'string' &&
    query.length <= MAX_QUERY_LENGTH;
  return isValid ? { name, query, pin: Number.isInteger(pin) ? (pin as number) : null } : null;
}

/** The questions saved in this browser, the latest first. */
export const browserQuestions = createStoredValue(
  'scrapboard.explorer',
  (stored): readonly SavedQuestion[] =>
    Array.isArray(stored)
      ? stored
          .map(readQuestion)
          .filter((question) => question !== null)
          .slice(0, MAX_SAVED_QUESTIONS)
      : [],
);

/** Saves a question; one of the same name is replaced and keeps its place on the dashboard. */
export function saveInBrowser({ name, query }: Pick<SavedQuestion, 'name' | 'query'>): void {
  const saved = browserQuestions.get();
  const pin = saved.find((other) => other.name === name)?.pin ?? null;
  const others = saved.filter((other) => other.name !== name);
  browserQuestions.set([{ name, query, pin }, ...others].slice(0, MAX_SAVED_QUESTIONS));
}

export function removeFromBrowser(name: string): void {
  browserQuestions.set(browserQuestions.get().filter((saved) => saved.name !== name));
}

/** Puts the questions with these names on the dashboard, in this order, and removes all others from it. */
export function setPinsInBrowser(names: readonly string[]): void {
  browserQuestions.set(withPins(browserQuestions.get(), names));
}

/** Returns questions with their places among the pinned names. */
export function withPins<Question extends SavedQuestion>(
  questions: readonly Question[],
  names: readonly string[],
): Question[] {
  return questions.map((question) => {
    const pin = names.indexOf(question.name);
    return { ...question, pin: pin === -1 ? null : pin };
  });
}

/** Returns the names of the questions on the dashboard, in its order. */
export function listPinnedNames(questions: readonly SavedQuestion[]): string[] {
  return questions
    .filter(({ pin }) => pin !== null)
    .sort((a, b) => (a.pin ?? 0) - (b.pin ?? 0))
    .map(({ name }) => name);
}
