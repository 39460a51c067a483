import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type PartPageKind, partKinds } from '../../catalogue/part-kinds.ts';
import { paths } from '../../paths.ts';
import type { QueryStatus } from '../../query-states/query-state.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { nameOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Notice } from '../../ui/notice.tsx';
import { boardHref } from './board-href.ts';
import { EstimateCell } from './estimate-cell.tsx';
import { findLeaderChanges, type LeaderChange } from './find-leader-changes.ts';
import { defaultMeasure } from './leader-measures.ts';
import type { LeadersSearch } from './leaders-search.ts';
import { shiftBackOneWeek } from './shift-back-one-week.ts';
import { type KindLeaders, useLeaders } from './use-leaders.ts';

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
      isEmpty={(data) => partKinds.every((kind) => (data[kind]?.changes.length ?? 0) === 0)}
      empty={<Notice icon="list" title={t('changes.none')} />}
      height="16rem"
    >
      {(data) => (
        <div className="leader-changes">
          {partKinds.map((kind) => {
            const kindChanges = data[kind];
            return kindChanges !== undefined && kindChanges.changes.length > 0 ? (
              <ChangeList key={kind} kind={kind} state={state} {...kindChanges} />
            ) : null;
          })}
        </div>
      )}
    </QuestionCard>
  );
}

interface KindChanges {
  now: KindLeaders;
  before: KindLeaders;
  changes: readonly LeaderChange[];
}

function useChanges(
  kind: PartPageKind,
  { filters, last, pageSearch: { minGames } }: Props['state'],
): QueryStatus<KindChanges> {
  const board = { by: defaultMeasure[kind], minGames };
  const now = useLeaders(kind, board, filters);
  const before = useLeaders(kind, board, shiftBackOneWeek(filters, last));
  const data =
    now.data === undefined || before.data === undefined
      ? undefined
      : {
          now: now.data,
          before: before.data,
          changes: findLeaderChanges(now.data.leaders, before.data.leaders),
        };
  return { ...(before.isError ? before : now), data };
}

const MAX_CHANGES = 10;

function ChangeList({
  kind,
  state: { search, pageSearch },
  now,
  before,
  changes,
}: KindChanges & Props & { kind: PartPageKind }) {
  const { t } = useTranslation('leaders');
  const board = { by: defaultMeasure[kind], minGames: pageSearch.minGames };
  return (
    <div>
      <h3>{t(`kinds.${kind}.card`)}</h3>
      <ul>
        {changes.slice(0, MAX_CHANGES).map(({ now: leader, before: leaderBefore }) => (
          <li key={leader.key}>
            <div>
              <Link className="row-link" to={boardHref(search, kind, leader.key, board)}>
                {nameOf(now.answer, 'part', leader.key)}
              </Link>
              <span className="row-note">
                {leaderBefore === undefined
                  ? t('changes.first')
                  : t('changes.before', {
                      player: nameOf(before.answer, 'player', leaderBefore.best.player),
                    })}
              </span>
            </div>
            <Link className="leader-link" to={paths.user(leader.best.player)}>
              {nameOf(now.answer, 'player', leader.best.player)}
            </Link>
            <span className="leader-change-value">
              <EstimateCell by={board.by} player={leader.best} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
