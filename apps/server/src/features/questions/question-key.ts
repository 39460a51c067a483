import { hash } from 'node:crypto';
import { questionParameters } from '@scrapboard/questions';
import type { AskedQuestion } from './create-asked-questions.ts';

/** Returns a text that is equal for equal questions with the same players left out. */
export function questionKey({ question, hidden, ranking }: AskedQuestion): string {
  const form = ranking === undefined ? 'rows' : 'rankings';
  return `${form}\n${hiddenKey(hidden)}\n${new URLSearchParams(questionParameters(question))}`;
}

/** Returns a short text that is equal for equal sets of hidden players. */
export function hiddenKey(hidden: readonly string[]): string {
  return hidden.length === 0 ? '' : hash('sha1', hidden.toSorted().join('\n'), 'base64url');
}
