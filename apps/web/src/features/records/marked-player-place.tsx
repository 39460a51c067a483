import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { combineQueries } from '../../query-states/combine-queries.ts';
import { QueryState, type QueryStatus } from '../../query-states/query-state.tsx';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import type { MarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useRecordText } from '../../records/use-record-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import type { BoardRow } from './board-card.tsx';
import { aheadQuestion, playerBestQuestion, playerGamesQuestion } from './questions.ts';
import { recordValue } from './read-record.ts';
import type { RecordsSearch } from './records-search.ts';

interface Props {
  state: QuestionFilters<RecordsSearch>;
  markedPlayer: MarkedPlayer;
  board: readonly BoardRow[];
}

/** A player's best match or streak and its rank; null without a match in the selection. */
interface Place {
  best: BoardRow | null;
  /** Whether any match of the player is stored and they are not hidden. */
  isKnown: boolean;
}

/** The best match or streak of the marked player, the viewer or another one, and its rank among all. */
export function MarkedPlayerPlace({ state, markedPlayer, board }: Props) {
  const listedRow = board.find(({ row }) => keyOf(row, 'player') === markedPlayer.player);
  const query = usePlace(state, markedPlayer.player, listedRow);
  return (
    <div className="card-note records-place">
      <QueryState query={query} loading={<Skeleton height="1.5rem" />}>
        {(place) => (
          <PlaceText place={place} name={state.pageSearch.by} isOwn={markedPlayer.isOwn} />
        )}
      </QueryState>
    </div>
  );
}

/** Returns the query of a question without the answer to the one before, which has another number's values. */
function queryWithoutPlaceholder(...parameters: Parameters<typeof questionQuery>) {
  const { placeholderData: _, ...query } = questionQuery(...parameters);
  return query;
}

/** Returns the place of a player's best match or streak, which need not be fetched if the board lists it. */
function usePlace(
  { filters, pageSearch: { by } }: QuestionFilters<RecordsSearch>,
  player: string,
  listedRow: BoardRow | undefined,
): QueryStatus<Place> {
  const isUnlisted = listedRow === undefined;
  const bestQuestion = playerBestQuestion(by, player);
  const best = useQuery({
    ...queryWithoutPlaceholder(bestQuestion, filters),
    enabled: isUnlisted,
  });
  const row = best.data?.rows.find((candidate) => recordValue(by, candidate) !== null);
  const ahead = useQuery({
    ...queryWithoutPlaceholder(row === undefined ? bestQuestion : aheadQuestion(by, row), filters),
    enabled: isUnlisted && row !== undefined,
  });
  const games = useQuery({
    ...queryWithoutPlaceholder(playerGamesQuestion(player), {}),
    enabled: isUnlisted && best.data !== undefined && row === undefined,
  });
  return {
    ...combineQueries([best, ahead, games]),
    data: placeOf(listedRow, row, ahead.data?.total, games.data?.rows),
  };
}

function placeOf(
  listedRow: BoardRow | undefined,
  row: Row | undefined,
  aheadCount: number | undefined,
  gamesRows: readonly Row[] | undefined,
): Place | undefined {
  if (listedRow !== undefined) return { best: listedRow, isKnown: true };
  if (row !== undefined && aheadCount !== undefined) {
    return { best: { rank: aheadCount + 1, row }, isKnown: true };
  }
  return gamesRows && { best: null, isKnown: gamesRows.length > 0 };
}

function PlaceText({
  place: { best, isKnown },
  name,
  isOwn,
}: {
  place: Place;
  name: RecordsSearch['by'];
  isOwn: boolean;
}) {
  const { t } = useTranslation(['records', 'questions']);
  const format = useFormat();
  const recordText = useRecordText();
  const who = isOwn ? t('questions:here.you') : t('questions:here.player');
  if (!isKnown) return t('records:own.unknown');
  if (best === null) return t('records:own.none', { who });
  return t('records:own.ranked', {
    who,
    value: recordText.value(name, recordValue(name, best.row)),
    rank: format.number(best.rank),
  });
}
