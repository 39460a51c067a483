import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import {
  filtersForAllPlayers,
  filtersForPlayer,
  type MarkedPlayer,
  useMarkedPlayer,
} from '../../questions/use-marked-player.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { AverageHistogram } from './average-histogram.tsx';
import { perMatchQuestion, perPlayerDayQuestion, perPlayerQuestion } from './questions.ts';
import { type AverageRow, toAverages } from './to-averages.ts';
import { useAverageText } from './use-average-text.ts';

const QUESTIONS = {
  days: perPlayerDayQuestion,
  matches: perMatchQuestion,
  players: perPlayerQuestion,
};

/** Medians and distributions of players and their matches, and where one player is in them. */
export function AveragesCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const query = useQuestions(QUESTIONS, filtersForAllPlayers(state.filters));
  const markedPlayer = useMarkedPlayer(state);
  return (
    <QuestionCard
      title={t('averages.title')}
      note={t('averages.note')}
      query={query}
      state={state}
      isEmpty={({ matches }) => matches.rows.length === 0 || Number(matches.rows[0]?.games) === 0}
      sample={({ matches }) =>
        t('averages.sample', { n: format.number(Number(matches.rows[0]?.games ?? 0)) })
      }
      height="36rem"
    >
      {(data) => {
        const rows = toAverages(data);
        const chosenAverage = rows.find(({ average }) => average === state.pageSearch.average);
        return (
          <div className="averages">
            {markedPlayer === null ? (
              <AveragesTable rows={rows} state={state} />
            ) : (
              <TableWithPlayer rows={rows} state={state} markedPlayer={markedPlayer} />
            )}
            {chosenAverage !== undefined && (
              <AverageHistogram row={chosenAverage} state={state} markedPlayer={markedPlayer} />
            )}
          </div>
        );
      }}
    </QuestionCard>
  );
}

interface TableProps {
  rows: readonly AverageRow[];
  state: QuestionFilters<ActivitySearch>;
}

function TableWithPlayer({
  rows,
  state,
  markedPlayer,
}: TableProps & { markedPlayer: MarkedPlayer }) {
  const { data } = useQuestions(QUESTIONS, filtersForPlayer(state.filters, markedPlayer.player));
  return (
    <AveragesTable
      rows={rows}
      state={state}
      ownRows={data === undefined ? [] : toAverages(data)}
      isOwn={markedPlayer.isOwn}
    />
  );
}

interface AveragesTableProps extends TableProps {
  /** The numbers of the marked player. */
  ownRows?: readonly AverageRow[];
  isOwn?: boolean;
}

function AveragesTable({ rows, state, ownRows, isOwn = false }: AveragesTableProps) {
  const { t } = useTranslation(['activity', 'questions']);
  const { nameOf, formatValue } = useAverageText();
  return (
    <ScrollRegion
      className="table-scroll"
      aria-label={t('questions:table.label', { name: t('activity:averages.title') })}
    >
      <table className="table data-table">
        <thead>
          <tr>
            <th scope="col">{t('activity:averages.number')}</th>
            <th scope="col" className="numeric">
              <Explain stat="median">{t('activity:averages.median')}</Explain>
            </th>
            <th scope="col" className="numeric d-none d-sm-table-cell">
              <Explain stat="middleHalf">{t('activity:averages.quartiles')}</Explain>
            </th>
            <th scope="col" className="numeric d-none d-md-table-cell">
              {t('activity:averages.mean')}
            </th>
            {ownRows !== undefined && (
              <th scope="col" className="numeric">
                {isOwn ? t('questions:here.you') : t('questions:here.player')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ average, quantiles, mean }) => {
            const valueOrDash = (value: number | null | undefined) =>
              value == null ? '–' : formatValue(average, value);
            const ownRow = ownRows?.find((row) => row.average === average);
            return (
              <tr
                key={average}
                className={average === state.pageSearch.average ? 'row-current' : undefined}
              >
                <th scope="row">
                  <Link
                    className="row-link"
                    to={state.href({ average })}
                    preventScrollReset
                    aria-current={average === state.pageSearch.average || undefined}
                  >
                    {nameOf(average)}
                  </Link>
                </th>
                <td className="numeric text-nowrap fw-semibold">{valueOrDash(quantiles?.p50)}</td>
                <td className="numeric text-nowrap d-none d-sm-table-cell">
                  {quantiles === null
                    ? '–'
                    : `${valueOrDash(quantiles.p25)} – ${valueOrDash(quantiles.p75)}`}
                </td>
                <td className="numeric text-nowrap d-none d-md-table-cell">{valueOrDash(mean)}</td>
                {ownRows !== undefined && (
                  <td className="numeric text-nowrap">
                    {valueOrDash(ownRow?.quantiles?.p50 ?? ownRow?.mean)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
