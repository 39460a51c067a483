import { useQuery } from '@tanstack/react-query';
import { failureDetails } from '../api-client.ts';
import { cataloguePartQuery } from '../catalogue/catalogue-queries.ts';
import type { PageQuestion } from './page-question.ts';
import { questionQuery } from './question-query.ts';
import { countOf } from './read-row.ts';

/** Returns the question about the games of all time with a part of any kind. */
const partGamesQuestion = (part: string) =>
  ({
    facts: 'parts',
    measures: ['games'],
    filters: { part: [part] },
  }) as const satisfies PageQuestion;

/**
 * Returns whether there is no such part: an ID that no part can have, or one that is neither in the catalogue nor in
 * any match; a part of a newer game version may be missing in the catalogue. False until that is known.
 */
export function useIsUnknownPart(id: string): boolean {
  const { data, error } = useQuery(cataloguePartQuery(id));
  const isMissing = data?.known === false;
  const games = useQuery({ ...questionQuery(partGamesQuestion(id), {}), enabled: isMissing });
  if (failureDetails(error).code === 'bad_request') return true;
  return (
    isMissing &&
    games.data !== undefined &&
    !games.isPlaceholderData &&
    countOf(games.data.rows[0], 'games') === 0
  );
}
