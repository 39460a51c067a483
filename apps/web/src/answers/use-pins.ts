import { MAX_PINNED_QUESTIONS } from '@scrapboard/contract';
import {
  browserQuestions,
  listPinnedNames,
  type SavedQuestion,
  setPinsInBrowser,
} from './saved-questions.ts';
import { type AccountQuestionStore, useAccountQuestions } from './use-account-questions.ts';

export interface Pins {
  account: AccountQuestionStore | undefined;
  /** The questions that can be pinned: those of the account, or without one those of this browser. */
  questions: readonly SavedQuestion[];
  isLoading: boolean;
  /** The names of the questions on the dashboard, in its order. */
  names: readonly string[];
  /** Whether the dashboard has room for no more questions. */
  isFull: boolean;
  set: (names: readonly string[]) => void;
}

/** Returns which saved questions are on the viewer's dashboard. */
export function usePins(): Pins {
  const account = useAccountQuestions();
  const inBrowser = browserQuestions.use();
  const questions = account === undefined ? inBrowser : (account.questions ?? []);
  const names = listPinnedNames(questions);
  return {
    account,
    questions,
    isLoading: account !== undefined && account.questions === undefined,
    names,
    isFull: names.length >= MAX_PINNED_QUESTIONS,
    set: account === undefined ? setPinsInBrowser : account.setPins,
  };
}
