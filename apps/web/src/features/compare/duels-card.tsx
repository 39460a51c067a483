import type { Duel, RankedMatchFilters } from '@scrapboard/contract';
import type { Mean } from '@scrapboard/statistics/mean-of';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api-client.ts';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { combineQueries } from '../../query-states/combine-queries.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { Answer } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import { teamsQuestion } from './questions.ts';
import { SideValues } from './side-values.tsx';
import { type DuelRow, sumDuels } from './sum-duels.ts';
import { toMatchFilters } from './to-match-filters.ts';
import type { Subject } from './use-subjects.ts';
import type { Side } from './versus-page.tsx';

interface Props {
  first: Side;
  second: Side;
  state: QuestionFilters;
}

const duelsQuery = (
  { id, isPending }: Subject,
  opponents: readonly string[],
  filters: RankedMatchFilters,
) =>
  queryOptions({
    queryKey: ['duels', id, opponents, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/duels', {
        params: { id },
        query: { ...filters, opponents: opponents.join(',') },
        signal,
      }),
    enabled: !isPending,
  });

/** What two sides did to each other on opposing teams, by mode. */
export function DuelsCard({ first, second, state }: Props) {
  const { t } = useTranslation('comparison');
  const { filters, ignored } = toMatchFilters(state.filters as PageFilters);
  const query = useQueries({
    queries: first.players.map((player) => duelsQuery(player, second.ids, filters)),
    combine: (results) => ({
      ...combineQueries(results),
      data: results.every(({ data }) => data !== undefined)
        ? sumDuels(results.flatMap(({ data }): readonly Duel[] => data?.duels ?? []))
        : undefined,
    }),
  });
  // Duels have no names of modes, so these come from the answer that the results use as well.
  const teams = useQuestions(
    { first: teamsQuestion(first.ids) },
    filtersForAllPlayers(state.filters),
  );
  return (
    <QuestionCard
      title={t('duels.title')}
      note={
        first.ids.length === 1 && second.ids.length === 1
          ? t('duels.note')
          : `${t('duels.note')} ${t('duels.pairsNote')}`
      }
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={(rows) => rows.length === 0}
      empty={<Notice icon="users" title={t('duels.none')} text={t('duels.noneText')} />}
      height="14rem"
    >
      {(rows) => <Duels rows={rows} names={teams.data?.first} {...{ first, second }} />}
    </QuestionCard>
  );
}

interface DuelsProps extends Pick<Props, 'first' | 'second'> {
  rows: readonly DuelRow[];
  /** An answer with the names of modes; undefined until it has loaded. */
  names: Answer | undefined;
}

function Duels({ rows, names, first, second }: DuelsProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const modeText = ({ mode }: DuelRow) =>
    mode === null ? t('comparison:versus.allModes') : keyText('mode', mode, names);
  const matchesText = t('questions:measures.matches');
  const numberColumn = (
    id: 'kills' | 'damage',
    explained: ExplainedStat,
    read: (row: DuelRow) => readonly [first: Mean, second: Mean],
  ): QuestionColumn<DuelRow> => {
    const header = t(`questions:measures.${id}`);
    const digits = id === 'kills' ? 2 : 0;
    const headings = [first, second].flatMap(({ name }) => {
      const total = t(`comparison:duels.${id}`, { name });
      const mean = t('comparison:duels.mean', { name: total });
      return [
        ...[total, mean],
        ...[t('questions:csv.low', { name: mean }), t('questions:csv.high', { name: mean })],
      ];
    });
    return {
      id,
      header,
      explain: <Explain stat={explained} statName={header} />,
      cell(row) {
        const [ofFirst, ofSecond] = read(row);
        return (
          <SideValues
            first={[first.name, <DuelNumber key="first" mean={ofFirst} digits={digits} />]}
            second={[second.name, <DuelNumber key="second" mean={ofSecond} digits={digits} />]}
          />
        );
      },
      csv: {
        headings,
        values: (row) => read(row).flatMap(({ sum, mean, low, high }) => [sum, mean, low, high]),
      },
    };
  };
  const modeHeader = t('questions:dimensions.mode');
  const columns: QuestionColumn<DuelRow>[] = [
    {
      id: 'mode',
      header: modeHeader,
      isRowHeader: true,
      cell: (row) => (
        <>
          {modeText(row)}
          <span className="row-note">{`${matchesText}: ${format.number(row.matches)}`}</span>
        </>
      ),
      csv: {
        headings: [modeHeader, matchesText],
        values: (row) => [modeText(row), row.matches],
      },
    },
    numberColumn('kills', 'kills', ({ kills, deaths }) => [kills, deaths]),
    numberColumn('damage', 'damage', ({ damageDealt, damageReceived }) => [
      damageDealt,
      damageReceived,
    ]),
  ];
  return (
    <QuestionTable<DuelRow>
      id="duels"
      caption={t('comparison:duels.title')}
      columns={columns}
      rows={rows}
      rowId={({ mode }) => mode ?? 'all'}
      sort=""
      onSort={() => undefined}
    />
  );
}

/**
 * A number in all matches, and below it per match with its interval, which equal values of a few matches do not
 * have: they would seem certain.
 */
function DuelNumber({ mean: { sum, mean, low, high }, digits }: { mean: Mean; digits: number }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const toText = (value: number) => format.number(digits === 0 ? Math.round(value) : value, digits);
  return (
    <>
      {format.number(Math.round(sum))}
      {low !== null && high !== null && low < high && (
        <span className="row-note">
          {t('duels.perMatchRange', {
            mean: toText(mean),
            range: `${toText(Math.max(0, low))}–${toText(high)}`,
          })}
        </span>
      )}
    </>
  );
}
