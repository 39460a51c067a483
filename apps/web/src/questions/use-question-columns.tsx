import type { DimensionName, FactTable } from '@scrapboard/questions';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../explain/explain.tsx';
import { useFormat } from '../use-format.ts';
import { explainedStatOf } from './explained-stat-of.ts';
import { MeasureCell } from './measure-cell.tsx';
import { measureOf } from './measure-of.ts';
import type { MeasureName } from './page-question.ts';
import type { QuestionColumn } from './question-column.ts';
import type { Answer, Row } from './question-query.ts';
import { keyOf } from './read-row.ts';
import { hasTooFewGames, readValue } from './read-value.ts';
import { useKeyText } from './use-key-text.ts';

interface ColumnOptions {
  from?: 'sm' | 'md' | 'lg' | 'xl';
  isExtra?: boolean;
  /** Replaces the registry’s name. */
  header?: string;
}

interface MeasureOptions<R extends Row> extends ColumnOptions {
  /** Returns the games behind a value that does not contain them, such as a quotient; `row.games` by default. */
  games?: (row: R) => number | null;
  /** The value is greyed with fewer games; for measures without this limit in the registry, such as maximums. */
  minSample?: number;
}

interface DimensionOptions<R extends Row> extends ColumnOptions {
  /** The link of a row, such as the same page narrowed to it. */
  href?: (row: R) => string;
  /** Below the name. */
  note?: (row: R) => ReactNode;
}

const gamesOf = (row: Row): number | null => (typeof row.games === 'number' ? row.games : null);

/**
 * Returns functions that create columns of an answer from the registry: heading, unit, explanation,
 * order and CSV follow from the name.
 */
export function useQuestionColumns<R extends Row>(
  facts: FactTable,
  answer: Pick<Answer, 'names'> | undefined,
) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const keyText = useKeyText();
  return useMemo(
    () => ({
      measure(
        name: MeasureName,
        { games = gamesOf, minSample, ...options }: MeasureOptions<R> = {},
      ): QuestionColumn<R> {
        const registered = measureOf(facts, name);
        const measure = { ...registered, minSample: minSample ?? registered.minSample };
        const header = options.header ?? t(`measures.${name}`);
        const stat = explainedStatOf(name);
        const read = (row: R) => readValue(row[name] ?? null, games(row));
        const hasRange = ['rate', 'mean', 'excess', 'estimate'].includes(measure.kind);
        return {
          ...options,
          id: name,
          header,
          isNumeric: true,
          sortBy: (row) => read(row).sortKey,
          hasFewGames: (row) => hasTooFewGames(measure, read(row).sample),
          cell: (row) => (
            <MeasureCell
              name={name}
              measure={measure}
              value={row[name] ?? null}
              games={games(row)}
            />
          ),
          csv: {
            headings: hasRange
              ? [header, t('csv.low', { name: header }), t('csv.high', { name: header })]
              : [header],
            values(row) {
              const { shown, low, high } = read(row);
              return hasRange ? [shown, low, high] : [shown];
            },
          },
          ...(stat !== undefined && { explain: <Explain stat={stat} statName={header} /> }),
        };
      },
      dimension(
        name: DimensionName,
        { href, note, ...options }: DimensionOptions<R> = {},
      ): QuestionColumn<R> {
        const header = options.header ?? t(`dimensions.${name}`);
        const text = (row: R) => keyText(name, keyOf(row, name), answer);
        const isNumber = ['weekday', 'hour', 'partySize', 'team'].includes(name);
        const isTime = ['day', 'week', 'month', 'season', 'cohort'].includes(name);
        return {
          ...options,
          id: name,
          header,
          isRowHeader: true,
          sortBy: (row) =>
            isNumber ? Number(keyOf(row, name)) : isTime ? keyOf(row, name) : text(row),
          cell: (row) => (
            <>
              {href === undefined ? (
                text(row)
              ) : (
                <Link className="row-link" to={href(row)}>
                  {text(row)}
                </Link>
              )}
              {note !== undefined && <span className="row-note">{note(row)}</span>}
            </>
          ),
          csv: { headings: [header], values: (row) => [text(row)] },
        };
      },
      /** A number that the page computes itself, such as a share of all games. */
      number(
        id: string,
        header: string,
        value: (row: R) => number | null,
        render: (value: number) => ReactNode = (value) => format.number(value, 1),
        options: ColumnOptions & { hasFewGames?: (row: R) => boolean } = {},
      ): QuestionColumn<R> {
        return {
          ...options,
          id,
          header,
          isNumeric: true,
          sortBy: value,
          cell: (row) => {
            const cellValue = value(row);
            return cellValue === null ? <span className="muted">–</span> : render(cellValue);
          },
          csv: { headings: [header], values: (row) => [value(row)] },
        };
      },
    }),
    [facts, answer, t, format, keyText],
  );
}
