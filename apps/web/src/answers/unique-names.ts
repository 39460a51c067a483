import type { QuestionAnswer } from '@scrapboard/contract';

type Names = Pick<QuestionAnswer, 'names'>;

/** Returns an answer in which values with the same name, such as two maps, also have what their ids differ in. */
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
    Object.entries(texts).map(([id, text]) => {
      const ids = idsByText.get(text) ?? [];
      return [id, ids.length > 1 ? `${text} (${distinctPart(id, ids)})` : text];
    }),
  );
}

/** Returns the words of an id after those that all ids begin with: there is little space in charts. */
function distinctPart(id: string, ids: readonly string[]): string {
  const words = id.split('_');
  const start = words.findIndex((word, index) =>
    ids.some((other) => other.split('_')[index] !== word),
  );
  return start <= 0 ? id : words.slice(start).join(' ');
}
