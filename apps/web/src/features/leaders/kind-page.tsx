import './leaders.scss';
import type { PartLeader } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { LEADERBOARD_PAGE_OPTIONS, questionSearchCodec } from '../../questions/question-filters.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { type MarkedPlayer, useMarkedPlayer } from '../../questions/use-marked-player.ts';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useFormat } from '../../use-format.ts';
import { boardHref } from './board-href.ts';
import { measureTextKeys } from './leader-measures.ts';
import { leadersQuery } from './leaders-query.ts';
import { boardCodecs } from './leaders-search.ts';
import { MeasureControl } from './measure-control.tsx';
import { MinGamesControl } from './min-games-control.tsx';
import { useEstimateColumns } from './use-estimate-columns.tsx';

/** Creates the page of a kind, with the leader of each part. */
export function createKindPage(kind: PartPageKind): ComponentType {
  return () => <KindPage kind={kind} />;
}

const DEFAULT_SORT = '-games';

function KindPage({ kind }: { kind: PartPageKind }) {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const state = useQuestionFilters(boardCodecs[kind], LEADERBOARD_PAGE_OPTIONS);
  const { filters, search, pageSearch, set } = state;
  const { by, minGames, sort = DEFAULT_SORT } = pageSearch;
  const markedPlayer = useMarkedPlayer(state);
  const query = useQuery(leadersQuery(kind, pageSearch, filters, markedPlayer?.player));
  const columns = useLeaderColumns(
    (part) => boardHref(search, kind, part, pageSearch),
    by,
    markedPlayer,
  );
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={
          <>
            <p className="leader-crumb">
              <Link to={paths.leader(questionSearchCodec.write(search))}>{t('leaders:title')}</Link>
            </p>
            <PageTitle />
          </>
        }
        note={t('leaders:note', { n: format.number(minGames) })}
      />
      <QuestionCard
        title={t(`leaders:kinds.${kind}.heading`)}
        note={t('leaders:rankedBy', { measure: t(`questions:measures.${measureTextKeys[by]}`) })}
        query={query}
        state={state}
        isEmpty={({ leaders }) => leaders.length === 0}
        height="36rem"
        actions={
          <>
            <MeasureControl value={by} onChange={(value) => set({ by: value, sort: undefined })} />
            <MinGamesControl value={minGames} onChange={(games) => set({ minGames: games })} />
          </>
        }
      >
        {({ leaders }) => (
          <QuestionTable<PartLeader>
            id={`leaders-${kind}`}
            caption={t(`leaders:kinds.${kind}.caption`)}
            columns={columns}
            rows={leaders}
            rowId={({ part }) => part.id}
            sort={sort}
            onSort={(newSort) => set({ sort: newSort === DEFAULT_SORT ? undefined : newSort })}
          />
        )}
      </QuestionCard>
    </>
  );
}

const bestOf = ({ best }: PartLeader) => best;

function useLeaderColumns(
  hrefOf: (part: string) => string,
  by: Parameters<typeof useEstimateColumns>[0],
  markedPlayer: MarkedPlayer | null,
): QuestionColumn<PartLeader>[] {
  const { t } = useTranslation(['leaders', 'questions']);
  const format = useFormat();
  const estimateColumns = useEstimateColumns(by, bestOf);
  return useMemo(() => {
    const countColumn = (
      id: string,
      header: string,
      value: (row: PartLeader) => number,
      stat: ExplainedStat,
      from?: 'sm' | 'md' | 'lg',
    ): QuestionColumn<PartLeader> => ({
      id,
      header,
      isNumeric: true,
      sortBy: value,
      cell: (row) => format.number(value(row)),
      csv: { headings: [header], values: (row) => [value(row)] },
      explain: <Explain stat={stat} statName={header} />,
      ...(from !== undefined && { from }),
    });
    const markedText = t(
      markedPlayer?.isOwn === true ? 'questions:here.you' : 'questions:here.player',
    );
    const markedColumn: QuestionColumn<PartLeader> = {
      id: 'own',
      header: markedText,
      isNumeric: true,
      sortBy: (row) => row.marked?.rank ?? null,
      cell: (row) =>
        row.marked === null
          ? '–'
          : t('leaders:own.rank', {
              rank: format.number(row.marked.rank),
              of: format.number(row.players),
            }),
      csv: { headings: [markedText], values: (row) => [row.marked?.rank ?? null] },
      explain: <Explain stat="leaderRank" statName={markedText} />,
    };
    const partName = ({ part }: PartLeader) => part.name;
    const playerName = ({ best }: PartLeader) => best.player.nickname;
    return [
      {
        id: 'part',
        header: t('questions:dimensions.part'),
        isRowHeader: true,
        sortBy: partName,
        cell: (row) => (
          <Link className="row-link" to={hrefOf(row.part.id)}>
            {partName(row)}
          </Link>
        ),
        csv: { headings: [t('questions:dimensions.part')], values: (row) => [partName(row)] },
      },
      {
        id: 'leader',
        header: t('leaders:columns.leader'),
        sortBy: playerName,
        cell: (row) => (
          <Link className="leader-link" to={paths.player(row.best.player.id)}>
            {playerName(row)}
          </Link>
        ),
        csv: { headings: [t('leaders:columns.leader')], values: (row) => [playerName(row)] },
      },
      ...estimateColumns,
      ...(markedPlayer === null ? [] : [markedColumn]),
      countColumn(
        'leaderGames',
        t('leaders:columns.leaderGames'),
        ({ best }) => best.games,
        'games',
        'sm',
      ),
      countColumn(
        'players',
        t('leaders:columns.players'),
        ({ players }) => players,
        'players',
        'md',
      ),
      countColumn('games', t('leaders:columns.allGames'), ({ games }) => games, 'games', 'lg'),
    ];
  }, [estimateColumns, format, hrefOf, markedPlayer, t]);
}
