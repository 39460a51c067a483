import type { Duel, RankedMatchFilters } from '@scrapboard/contract';
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
import { teamsOf } from './questions.ts';
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
  // The answer that the results use as well: duels have no names of modes.
  const teams = useQuestions({ first: teamsOf(first.ids) }, filtersForAllPlayers(state.filters));
  return (
    <QuestionCard
      title={t('duels.title')}
      note={t('duels.note')}
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
  /** An answer with the names of modes; undefined until it is there. */
  names: Answer | undefined;
}

function Duels({ rows, names, first, second }: DuelsProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const modeText = ({ mode }: DuelRow) =>
    mode === null ? t('comparison:versus.allModes') : keyText('mode', mode, names);
  const numberColumn = (
    id: string,
    header: string,
    explained: ExplainedStat,
    read: (row: DuelRow) => number,
  ): QuestionColumn<DuelRow> => ({
    id,
    header,
    numeric: true,
    explain: <Explain stat={explained} statName={header} />,
    cell: (row) => format.number(Math.round(read(row))),
    csv: { headings: [header], values: (row) => [read(row)] },
  });
  const modeHeader = t('questions:dimensions.mode');
  const columns: QuestionColumn<DuelRow>[] = [
    {
      id: 'mode',
      header: modeHeader,
      rowHeader: true,
      cell: modeText,
      csv: { headings: [modeHeader], values: (row) => [modeText(row)] },
    },
    numberColumn(
      'kills',
      t('comparison:duels.kills', { name: first.name }),
      'kills',
      ({ kills }) => kills,
    ),
    numberColumn(
      'deaths',
      t('comparison:duels.kills', { name: second.name }),
      'kills',
      ({ deaths }) => deaths,
    ),
    numberColumn(
      'dealt',
      t('comparison:duels.damage', { name: first.name }),
      'damage',
      ({ damageDealt }) => damageDealt,
    ),
    numberColumn(
      'received',
      t('comparison:duels.damage', { name: second.name }),
      'damage',
      ({ damageReceived }) => damageReceived,
    ),
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
