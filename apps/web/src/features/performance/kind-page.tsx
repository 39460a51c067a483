import './performance.scss';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cataloguePartsQuery } from '../../catalogue/catalogue-queries.ts';
import { PageTitle } from '../../page-title.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { CountingSwitch } from './counting-switch.tsx';
import { KindTable } from './kind-table.tsx';
import { partHrefWith } from './part-href.ts';
import { computeSharesOverTime, indexRowsByPart } from './part-rows.ts';
import { kindCodecs } from './performance-search.ts';
import {
  distinctCountsQuestion,
  kindQuestions,
  ownPartsQuestion,
  trendQuestions,
} from './questions.ts';
import { UnknownNote } from './unknown-note.tsx';

/** Creates the page of a kind of parts, with a row for each part. */
export function createKindPage(kind: PartPageKind): ComponentType {
  return () => <KindPage kind={kind} />;
}

function KindPage({ kind }: { kind: PartPageKind }) {
  const { t } = useTranslation('performance');
  const format = useFormat();
  const state = useQuestionFilters(kindCodecs[kind]);
  const { filters, pageSearch, search, href } = state;
  const { counting } = pageSearch;
  const step = search.period === 'all' || search.period === '365d' ? 'month' : 'week';
  const query = useQuestions(kindQuestions(kind, counting), filters);
  const distinctCountsAnswer = useQuery(
    questionQuery(distinctCountsQuestion(kind, counting), filters),
  ).data;
  const trendAnswers = useQuestions(trendQuestions(kind, counting, step), filters).data;
  const markedRows = useMarkedRows(ownPartsQuestion(kind, counting), state, (row) =>
    keyOf(row, 'part'),
  );
  // If the page is filtered by a player, every row is theirs.
  const comparedRows = search.player === undefined ? markedRows : undefined;
  const { data: catalogue } = useQuery(cataloguePartsQuery(kind));
  const distinctCountRows = useMemo(
    () => distinctCountsAnswer && indexRowsByPart(distinctCountsAnswer.rows),
    [distinctCountsAnswer],
  );
  const trends = useMemo(
    () =>
      trendAnswers && computeSharesOverTime(trendAnswers.parts, trendAnswers.kindVehicles, step),
    [trendAnswers, step],
  );
  const partHref = useCallback(
    (id: string) => partHrefWith(search, kind, id, counting),
    [search, kind, counting],
  );
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <QuestionCard
        title={t(`kinds.${kind}.heading`)}
        note={<UnknownNote kind={kind} counting={counting} answers={query.data} />}
        query={query}
        state={state}
        sample={({ parts }) =>
          t('partCount', { count: parts.rows.length, n: format.number(parts.rows.length) })
        }
        isEmpty={({ parts }) => parts.rows.length === 0}
        ignored={({ parts }) => parts.ignored}
        height="36rem"
        actions={<CountingSwitch counting={counting} href={(value) => href({ counting: value })} />}
      >
        {({ parts, kindVehicles }) => (
          <KindTable
            kind={kind}
            state={state}
            data={{
              answer: parts,
              vehicles: countOf(kindVehicles.rows[0], 'vehicles'),
              marked: comparedRows,
              distinctCounts: distinctCountRows,
              trends,
              catalogue,
              partHref,
            }}
          />
        )}
      </QuestionCard>
    </>
  );
}
