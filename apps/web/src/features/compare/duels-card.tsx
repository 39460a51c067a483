import type { Duel, MatchFilters } from '@scrapboard/contract';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api-client.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import { type DuelRow, sumDuels } from './sum-duels.ts';
import { toMatchFilters } from './to-match-filters.ts';
import type { Side } from './versus-page.tsx';

interface Props {
  first: Side;
  second: Side;
  state: QuestionFilters;
}

const duelsQuery = (id: string, opponents: readonly string[], filters: MatchFilters) =>
  queryOptions({
    queryKey: ['duels', id, opponents, filters],
    queryFn: ({ signal }) =>
      callApi('GET /api/players/{id}/duels', {
        params: { id },
        query: { ...filters, opponents: opponents.join(',') },
        signal,
      }),
  });

/** What two sides did to each other on opposing teams, by mode. */
export function DuelsCard({ first, second, state }: Props) {
  const { t } = useTranslation('comparison');
  const { filters, ignored } = toMatchFilters(state.filters as PageFilters);
  const query = useQueries({
    queries: first.ids.map((id) => duelsQuery(id, second.ids, filters)),
    combine: (results) => ({
      isError: results.some(({ isError }) => isError),
      error: results.find(({ isError }) => isError)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      isPlaceholderData: false,
      refetch: async () => {
        await Promise.all(results.map(({ refetch }) => refetch()));
      },
      data: results.every(({ data }) => data !== undefined)
        ? sumDuels(results.flatMap(({ data }): readonly Duel[] => data?.duels ?? []))
        : undefined,
    }),
  });
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
      {(rows) => <Duels rows={rows} {...{ first, second }} />}
    </QuestionCard>
  );
}

function Duels({ rows, first, second }: { rows: readonly DuelRow[]; first: Side; second: Side }) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const modeText = ({ mode }: DuelRow) =>
    mode === null ? t('comparison:versus.allModes') : keyText('mode', mode);
  const numberColumn = (
    id: string,
    header: string,
    read: (row: DuelRow) => number,
  ): QuestionColumn<DuelRow> => ({
    id,
    header,
    numeric: true,
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
    numberColumn('kills', t('comparison:duels.kills', { name: first.name }), ({ kills }) => kills),
    numberColumn(
      'deaths',
      t('comparison:duels.kills', { name: second.name }),
      ({ deaths }) => deaths,
    ),
    numberColumn(
      'dealt',
      t('comparison:duels.damage', { name: first.name }),
      ({ damageDealt }) => damageDealt,
    ),
    numberColumn(
      'received',
      t('comparison:duels.damage', { name: second.name }),
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
