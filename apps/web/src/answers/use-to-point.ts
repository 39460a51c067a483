import { useTranslation } from 'react-i18next';
import type { Row } from '../questions/question-query.ts';
import { hasTooFewGames, type ParsedValue, readValue } from '../questions/read-value.ts';
import { useFormat } from '../use-format.ts';
import { type FactMeasure, measureDefinition } from './fact-measure.ts';
import { useMeasureText } from './use-measure-text.ts';

/** A row’s value as a chart draws it. */
export interface Point extends Pick<ParsedValue, 'low' | 'high'> {
  /** Null if there is none. */
  value: number | null;
  text: string;
  /** The value in words, its range, and the games behind it. */
  lines: string[];
  games: number;
  hasFewGames: boolean;
}

/** Returns a function that turns a row into the point that charts draw for a measure. */
export function useToPoint(factMeasure: FactMeasure) {
  const { t } = useTranslation(['common', 'questions']);
  const format = useFormat();
  const measure = measureDefinition(factMeasure);
  const valueText = useMeasureText(measure);
  return (row: Row | undefined): Point => {
    const games = row !== undefined && typeof row.games === 'number' ? row.games : null;
    const {
      shown,
      low: intervalLow,
      high,
      sample,
    } = readValue(row?.[factMeasure.name] ?? null, games);
    // The interval of a mean of few games may include impossible, negative values.
    const low =
      intervalLow === null || measure.kind !== 'mean' ? intervalLow : Math.max(0, intervalLow);
    const value = typeof shown === 'number' ? shown : null;
    const text = valueText(value);
    const isCount = factMeasure.name === 'games';
    const hasFewGames = hasTooFewGames(measure, sample);
    const lines = [
      `${t(`questions:measures.${factMeasure.name}`)}: ${text}`,
      ...(value !== null && low !== null && high !== null
        ? [t('common:interval', { range: `${valueText(low)} – ${valueText(high)}` })]
        : []),
      ...(games !== null && !isCount
        ? [t('common:games', { count: games, n: format.number(games) })]
        : []),
      ...(hasFewGames ? [t('common:fewGames')] : []),
    ];
    return {
      value,
      text,
      low,
      high,
      lines,
      games: games ?? 0,
      hasFewGames,
    };
  };
}
