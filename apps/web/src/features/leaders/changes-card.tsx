import { defaultLeaderMeasure } from '@scrapboard/contract/leader-rules';
import { type PartPageKind, partKinds } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { useMarkedPlayer } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import { boardHref } from './board-href.ts';
import { EstimateCell } from './estimate-cell.tsx';
import { findLeaderChanges, type LeaderChange } from './find-leader-changes.ts';
import { leadersQuery } from './leaders-query.ts';
import type { LeadersSearch } from './leaders-search.ts';
import { shiftBackOneWeek } from './shift-back-one-week.ts';

interface Props {
  state: QuestionFilters<LeadersSearch>;
}

/** The parts whose leader is another player than a week ago. */
export function ChangesCard({ state }: Props) {
  const { t } = useTranslation('leaders');
  const weapon = useChanges('weapon', state);
  const movement = useChanges('movement', state);
  const cabin = useChanges('cabin', state);
  const queries = [weapon, movement, cabin];
  const isComplete = queries.every(({ data }) => data !== undefined);
  const query = {
    ...(queries.find(({ isError }) => isError) ?? weapon),
    data: isComplete
      ? { weapon: weapon.data, movement: movement.data, cabin: cabin.data }
      : undefined,
  };
  return (
    <QuestionCard
      title={t('changes.title')}
      note={t('changes.note')}
      query={query}
      state={state}
      isEmpty={(data) => partKinds.every((kind) => (data[kind]?.length ?? 0) === 0)}
      empty={<Notice icon="list" title={t('changes.none')} />}
      height="16rem"
    >
      {(data) => (
        <div className="leader-changes">
          {partKinds.map((kind) => {
            const kindChanges = data[kind];
            return kindChanges !== undefined && kindChanges.length > 0 ? (
              <ChangeList key={kind} kind={kind} state={state} changes={kindChanges} />
            ) : null;
          })}
        </div>
      )}
    </QuestionCard>
  );
}

function useChanges(
  kind: PartPageKind,
  state: Props['state'],
): QueryStatus<readonly LeaderChange[]> {
  const { filters, last, pageSearch } = state;
  const ranking = { by: defaultLeaderMeasure[kind], minGames: pageSearch.minGames };
  // The same query as that of the kind's card.
  const markedPlayer = useMarkedPlayer(state)?.player;
  const now = useQuery(leadersQuery(kind, ranking, filters, markedPlayer));
  const before = useQuery(leadersQuery(kind, ranking, shiftBackOneWeek(filters, last)));
  const data =
    now.data === undefined || before.data === undefined
      ? undefined
      : findLeaderChanges(now.data.leaders, before.data.leaders);
  return { ...(before.isError ? before : now), data };
}

/** How many changes of a kind are shown until all are asked for. */
const FIRST_CHANGES = 10;

function ChangeList({
  kind,
  state: { search, pageSearch },
  changes,
}: Props & { kind: PartPageKind; changes: readonly LeaderChange[] }) {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const board = { by: defaultLeaderMeasure[kind], minGames: pageSearch.minGames };
  return (
    <div>
      <h3>{t(`leaders:kinds.${kind}.card`)}</h3>
      <ul>
        {changes
          .slice(0, showsAll ? undefined : FIRST_CHANGES)
          .map(({ now: { part, best }, before }) => (
            <li key={part.id}>
              <div>
                <Link className="row-link" to={boardHref(search, kind, part.id, board)}>
                  {part.name}
                </Link>
                <span className="row-note">
                  {before === undefined
                    ? t('leaders:changes.first')
                    : t('leaders:changes.before', { player: before.best.player.nickname })}
                </span>
              </div>
              <Link className="leader-link" to={paths.user(best.player.id)}>
                {best.player.nickname}
              </Link>
              <span className="leader-change-value">
                <EstimateCell by={board.by} player={best} />
              </span>
            </li>
          ))}
      </ul>
      {!showsAll && changes.length > FIRST_CHANGES && (
        <button type="button" className="btn btn-surface btn-sm" onClick={() => setShowsAll(true)}>
          {t('questions:table.showAll', { n: format.number(changes.length) })}
        </button>
      )}
    </div>
  );
}
