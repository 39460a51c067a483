import type { Catalogue, Season } from '@scrapboard/catalogue/core';
import type { PartTraits } from './dimensions/dimension.ts';

/** What answers depend on besides facts. */
export interface QuestionContext {
  /** Players that no answer may name. */
  hidden: ReadonlySet<string>;
  /** The operator's seasons; instants outside them are in calendar quarters. */
  seasons: readonly Season[];
  /** The traits of parts; a part that is missing here has none. */
  parts: ReadonlyMap<string, PartTraits>;
}

/**
 * Returns the context of a catalogue. `partIds` are ids of parts that the catalogue need not list; it
 * guesses the kind of those that it does not.
 */
export function createQuestionContext(
  catalogue: Pick<Catalogue, 'parts' | 'part' | 'seasons'>,
  hidden: ReadonlySet<string>,
  partIds: Iterable<string> = [],
): QuestionContext {
  const ids = [...catalogue.parts().map(({ id }) => id), ...partIds];
  return {
    hidden,
    seasons: catalogue.seasons(),
    parts: new Map(
      ids.map((id) => {
        const { category, type, rarity, faction } = catalogue.part(id);
        return [id, { kind: category, type, rarity, faction }];
      }),
    ),
  };
}
