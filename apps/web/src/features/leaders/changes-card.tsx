import type { PartLeader } from '@scrapboard/contract';
import { defaultLeaderMeasure, type LeaderMeasure } from '@scrapboard/contract/leader-rules';
import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import { boardHref } from './board-href.ts';
import { EstimateCell } from './estimate-cell.tsx';
import type { LeaderChange } from './find-leader-changes.ts';
import type { LeadersSearch } from './leaders-search.ts';
import { useKindLeaders } from './use-kind-leaders.ts';

interface Props {
  state: QuestionFilters<LeadersSearch>;
}

/** The parts whose leader is not the same player as a week ago, or that no longer have one. */
export function ChangesCard({ state }: Props) {
  const { t } = useTranslation('leaders');
  const weapon = useKindLeaders('weapon', state);
  const movement = useKindLeaders('movement', state);
  const cabin = useKindLeaders('cabin', state);
  const queries = [weapon, movement, cabin];
  const isComplete = queries.every(({ data }) => data !== undefined);
  const query = {
    ...(queries.find(({ isError }) => isError) ?? weapon),
    data: isComplete
      ? {
          weapon: weapon.data?.changes,
          movement: movement.data?.changes,
          cabin: cabin.data?.changes,
        }
      : undefined,
  };
  return (
    <QuestionCard
      title={t('changes.title')}
      note={
        <>
          {t('changes.note')} <Explain stat="estimate">{t('columns.estimate')}</Explain>
        </>
      }
      query={query}
      state={state}
      isEmpty={(data) => partPageKinds.every((kind) => (data[kind]?.length ?? 0) === 0)}
      empty={<Notice icon="list" title={t('changes.none')} />}
      height="16rem"
    >
      {(data) => (
        <div className="leader-changes">
          {partPageKinds.map((kind) => {
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

/** How many changes of a kind are shown until the visitor asks for all. */
const INITIAL_CHANGES = 10;

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
        {changes.slice(0, showsAll ? undefined : INITIAL_CHANGES).map(({ part, now, before }) => (
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
            {now === undefined ? (
              <span className="leader-lost">
                {t('leaders:changes.lost', { n: format.number(pageSearch.minGames) })}
              </span>
            ) : (
              <NewLeader by={board.by} leader={now} />
            )}
          </li>
        ))}
      </ul>
      {!showsAll && changes.length > INITIAL_CHANGES && (
        <button type="button" className="btn btn-surface btn-sm" onClick={() => setShowsAll(true)}>
          {t('questions:table.showAll', { n: format.number(changes.length) })}
        </button>
      )}
    </div>
  );
}

/** Who leads now, with the estimate and the games behind it. */
function NewLeader({ by, leader: { best } }: { by: LeaderMeasure; leader: PartLeader }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <>
      <div>
        <Link className="leader-link" to={paths.player(best.player.id)}>
          {best.player.nickname}
        </Link>
        <span className="row-note">
          {t('games', { count: best.games, n: format.number(best.games) })}
        </span>
      </div>
      <span className="leader-change-value">
        <EstimateCell by={by} player={best} />
      </span>
    </>
  );
}
