import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageQuestion } from '../questions/page-question.ts';
import type { Answer, Row } from '../questions/question-query.ts';
import { QuestionTable } from '../questions/question-table.tsx';
import { useKeyText } from '../questions/use-key-text.ts';
import type { MarkedRows } from '../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import { useFormat } from '../use-format.ts';
import { type ChartKind, STEP_DIMENSIONS } from './chart-kinds.ts';
import type { ChartProps } from './chart-props.ts';
import { endOfAnswer } from './end-of-answer.ts';
import type { ExplorerSearch } from './explorer-search.ts';
import { HeatChart } from './heat-chart.tsx';
import { RowChart } from './row-chart.tsx';
import { ScatterPlot } from './scatter-plot.tsx';
import { SeriesBarChart } from './series-bar-chart.tsx';
import { StepChart } from './step-chart.tsx';
import { answerKey, toMatrix } from './to-matrix.ts';
import { useAnswerColumns } from './use-answer-columns.tsx';
import { useToPoint } from './use-to-point.ts';

interface Props {
  name: string;
  pageQuestion: PageQuestion;
  answer: Answer;
  state: QuestionFilters<ExplorerSearch>;
  overlays: readonly MarkedRows[];
  kind: ChartKind;
}

/** How many values of each dimension can be distinguished in each kind of chart. */
const LIMITS: Readonly<Record<ChartKind, { keys: number; series: number }>> = {
  value: { keys: 1, series: 1 },
  line: { keys: 1000, series: 8 },
  bars: { keys: 30, series: 1 },
  ranges: { keys: 30, series: 1 },
  stacked: { keys: 16, series: 10 },
  grouped: { keys: 12, series: 6 },
  heat: { keys: 25, series: 25 },
  scatter: { keys: 200, series: 1 },
  table: { keys: 1000, series: 1000 },
};

/** An answer, drawn in one of the ways that fit. */
export function AnswerChart({ kind, ...props }: Props) {
  const { name, pageQuestion, answer, state, overlays } = props;
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const keyText = useKeyText();
  const pointOf = useToPoint(state.pageSearch.measure);
  if (kind === 'value') return <SingleValue {...props} />;
  if (kind === 'table') return <AnswerTable {...props} />;
  const dimensionNames = pageQuestion.by ?? [];
  // Time is on the axis of lines and bars, whichever dimension it is.
  const isSplitByTime =
    dimensionNames[1] !== undefined && STEP_DIMENSIONS.includes(dimensionNames[1]);
  const [by, split] =
    isSplitByTime && kind !== 'heat' ? [dimensionNames[1], dimensionNames[0]] : dimensionNames;
  if (by === undefined) return <AnswerTable {...props} />;
  const options = {
    by,
    split,
    weight: (row: Row) => {
      const { value, games } = pointOf(row);
      return games > 0 ? games : (value ?? 0);
    },
    limits: LIMITS[kind],
  };
  const matrix = toMatrix(answer.rows, options);
  const chart = { name, state, answer, by, split, matrix, overlays };
  const isReduced =
    matrix.keys.length < matrix.total.keys || matrix.series.length < matrix.total.series;
  const end = endOfAnswer(pageQuestion, answer);
  // There may be more values in the rows that are missing.
  const countText = (count: number) => `${format.number(count)}${answer.truncated ? '+' : ''}`;
  return (
    <>
      {drawChart(chart)}
      {(split !== undefined || kind === 'scatter') &&
        overlays.map(({ label, rows }) => (
          <Fragment key={label}>
            <h3 className="answer-marked">{label}</h3>
            {drawChart({
              ...chart,
              name: `${name} (${label})`,
              matrix: { ...matrix, row: toMatrix([...rows.values()], options).row },
              overlays: [],
            })}
          </Fragment>
        ))}
      {end !== undefined && (
        <p className="card-note">
          {t('limits.ends', { last: keyText(end.dimension, end.key, answer) })}
        </p>
      )}
      {isReduced && (
        <p className="card-note">
          {t('limits.drawn', {
            keys: format.number(matrix.keys.length),
            series: format.number(matrix.series.length),
            allKeys: countText(matrix.total.keys),
            allSeries: countText(matrix.total.series),
            context: split === undefined ? 'one' : 'two',
          })}
          {!answer.truncated && ` ${t('limits.elsewhere')}`}
        </p>
      )}
    </>
  );

  function drawChart(drawn: ChartProps) {
    switch (kind) {
      case 'line':
        return <StepChart {...drawn} />;
      case 'bars':
      case 'ranges':
        return <RowChart {...drawn} kind={kind} />;
      case 'stacked':
      case 'grouped':
        return <SeriesBarChart {...drawn} isGrouped={kind === 'grouped'} />;
      case 'heat':
        return <HeatChart {...drawn} />;
      default:
        return <ScatterPlot {...drawn} />;
    }
  }
}

/** The only number of a question without dimensions. */
function SingleValue({ answer, state, overlays }: Omit<Props, 'kind'>) {
  const pointOf = useToPoint(state.pageSearch.measure);
  const { text, lines } = pointOf(answer.rows[0]);
  return (
    <p className="answer-value">
      <strong>{text}</strong>
      {lines.slice(1).map((line) => (
        <span key={line} className="muted">
          {line}
        </span>
      ))}
      {overlays.map(({ label, rows }) => (
        <span key={label}>{`${label}: ${pointOf(rows.get(answerKey({}, []))).text}`}</span>
      ))}
    </p>
  );
}

function AnswerTable({ name, pageQuestion, answer, state, overlays }: Omit<Props, 'kind'>) {
  const columns = useAnswerColumns(pageQuestion, answer, state, overlays);
  const { by = [] } = pageQuestion;
  const isOverTime = by[0] !== undefined && STEP_DIMENSIONS.includes(by[0]);
  const defaultSort = isOverTime ? `-${by[0]}` : `-${pageQuestion.measures[0]}`;
  return (
    <QuestionTable
      id="explorer"
      caption={name}
      columns={columns}
      rows={answer.rows}
      isTruncated={answer.truncated}
      rowId={(row: Row) => answerKey(row, by)}
      sort={state.pageSearch.sort ?? defaultSort}
      onSort={(sort) => state.set({ sort })}
    />
  );
}
