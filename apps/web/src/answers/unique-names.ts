import type { QuestionAnswer } from '@scrapboard/contract';

type Names = Pick<QuestionAnswer, 'names'>;

/** Returns an answer in which the names of values that share one, such as two maps, contain their ids as well. */
export function withUniqueNames<Answer extends Names>(answer: Answer): Answer {
  const names = Object.entries(answer.names).map(([dimension, texts]) => [
    dimension,
    addIds(texts),
  ]);
  return { ...answer, names: Object.fromEntries(names) as QuestionAnswer['names'] };
}

function addIds(texts: Readonly<Record<string, string>>): Record<string, string> {
  const idsByText = Map.groupBy(Object.keys(texts), (id) => texts[id]);
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      (idsByText.get(text)?.length ?? 0) > 1 ? `${text} (${id})` : text,
    ]),
  );
}
