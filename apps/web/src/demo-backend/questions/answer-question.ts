import { defaultCatalogue } from '@scrapboard/catalogue';
import {
  createQuestionContext,
  evaluateQuestion,
  type Question,
  type QuestionRows,
} from '@scrapboard/questions';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';
import { factRowsOf } from './fact-rows-of.ts';

/** Answers a question from all matches, for a viewer from whom these players are hidden. */
export function answerQuestion(
  question: Question,
  dataset: Dataset,
  hidden: readonly string[],
): QuestionRows {
  const rows = factRowsOf(dataset);
  const partIds = new Set(rows.parts.map(({ part }) => part));
  const context = createQuestionContext(defaultCatalogue, new Set(hidden), partIds);
  return evaluateQuestion(question, rows, context);
}

/** Returns the newest names of players by id. */
export function nicknamesById(
  { players }: Dataset,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(ids.map((id) => [id, nicknameOf(players.get(id)?.rows ?? [])]));
}
