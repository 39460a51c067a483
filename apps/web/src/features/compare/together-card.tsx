import { rateOf as toRate } from '@scrapboard/statistics/wilson-interval';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer, Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf } from '../../questions/read-row.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import { sharedTeamsQuestion } from './questions.ts';

interface TogetherRow {
  /** How many of the players were on the same team. */
  size: number;
  games: number;
  wins: number;
}

/** The results of the players on the same team, by how many of them were on it. */
export function TogetherCard({ subjects, state }: CardProps) {
  const { t } = useTranslation('comparison');
  const query = useQuestions(
    { teams: sharedTeamsQuestion(subjects.map(({ id }) => id)) },
    state.filters,
  );
  return (
    <QuestionCard
      title={t('together.title')}
      note={t('together.note')}
      query={query}
      state={state}
      isEmpty={({ teams }) => countTogether(teams).length === 0}
      empty={<Notice icon="users" title={t('together.none')} text={t('together.noneText')} />}
      height="12rem"
    >
      {({ teams }) => <TogetherTable rows={countTogether(teams)} total={subjects.length} />}
    </QuestionCard>
  );
}

/** Returns matches and wins by how many of the players were on the team, most first. */
function countTogether({ rows }: Answer): TogetherRow[] {
  const bySize = new Map<number, TogetherRow>();
  for (const row of rows as readonly Row[]) {
    const size = countOf(row, 'appearances');
    if (countOf(row, 'games') === 0) continue;
    const results = bySize.get(size) ?? { size, games: 0, wins: 0 };
    const isWin = countOf(row, 'wins') > 0;
    bySize.set(size, { size, games: results.games + 1, wins: results.wins + (isWin ? 1 : 0) });
  }
  return [...bySize.values()].toSorted((a, b) => b.size - a.size);
}

function TogetherTable({ rows, total }: { rows: readonly TogetherRow[]; total: number }) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const sizeText = ({ size }: TogetherRow) =>
    size === total && total > 2
      ? t('comparison:together.all', { n: format.number(size) })
      : format.number(size);
  const gamesHeader = t('questions:measures.games');
  const winRateHeader = t('questions:measures.winRate');
  const columns: QuestionColumn<TogetherRow>[] = [
    {
      id: 'size',
      header: t('comparison:together.players'),
      isRowHeader: true,
      cell: sizeText,
      csv: {
        headings: [t('comparison:together.players')],
        values: ({ size }) => [size],
      },
    },
    {
      id: 'games',
      header: gamesHeader,
      isNumeric: true,
      explain: <Explain stat="games" statName={gamesHeader} />,
      cell: (row) => format.number(row.games),
      csv: { headings: [gamesHeader], values: (row) => [row.games] },
    },
    {
      id: 'winRate',
      header: winRateHeader,
      isNumeric: true,
      explain: <Explain stat="winRate" statName={winRateHeader} />,
      cell: (row) => <RateText rate={toRate(row.wins, row.games)} showsRange />,
      csv: {
        headings: [
          winRateHeader,
          t('questions:csv.low', { name: winRateHeader }),
          t('questions:csv.high', { name: winRateHeader }),
        ],
        values(row) {
          const { percent, low, high } = toRate(row.wins, row.games);
          return [percent, low, high];
        },
      },
    },
  ];
  return (
    <QuestionTable<TogetherRow>
      id="compare-together"
      caption={t('comparison:together.title')}
      columns={columns}
      rows={rows}
      rowId={({ size }) => String(size)}
      sort=""
      onSort={() => undefined}
    />
  );
}
