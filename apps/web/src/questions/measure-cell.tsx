import type { QuestionValue } from '@scrapboard/contract';
import type { Measure } from '@scrapboard/questions';
import { useTranslation } from 'react-i18next';
import { RateText } from '../ui/rate-text.tsx';
import { useFormat } from '../use-format.ts';
import { formatMeasure } from './format-measure.ts';
import type { MeasureName } from './page-question.ts';
import { hasTooFewGames, readValue } from './read-value.ts';

interface Props {
  name: MeasureName;
  measure: Measure;
  value: QuestionValue;
  /** The number of games behind the value, if the value does not contain it. */
  games: number | null;
}

/**
 * A measure in a table: a rate with its interval, quantiles as the median over the quartiles, an
 * estimate in points with its interval, coloured if it is more than chance.
 */
export function MeasureCell({ name, measure, value, games }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (typeof value === 'object' && value !== null && 'percent' in value) {
    return <RateText rate={value} scale={name === 'winRate' ? 'winRate' : 'share'} />;
  }
  const { shown, sample } = readValue(value, games);
  if (shown === null) return <span className="muted">–</span>;
  const hasFewGames = hasTooFewGames(measure, sample);
  const isEstimate = typeof value === 'object' && value !== null && 'value' in value;
  const text =
    isEstimate && typeof shown === 'number'
      ? format.signed(shown, 1)
      : formatMeasure(measure, shown, format);
  const tone = isEstimate && !hasFewGames ? estimateClassName(value) : undefined;
  return (
    <>
      <span className={hasFewGames ? 'muted' : tone}>{text}</span>
      {hasFewGames && <span className="visually-hidden">{` (${t('fewGames')})`}</span>}
      {isEstimate && (
        <span className="row-note text-nowrap">
          {`${format.signed(value.low, 1)} … ${format.signed(value.high, 1)}`}
        </span>
      )}
      {typeof value === 'object' && value !== null && 'p50' in value && (
        <span className="row-note text-nowrap">
          {`${formatMeasure(measure, value.p25, format)}–${formatMeasure(measure, value.p75, format)}`}
        </span>
      )}
    </>
  );
}

/** Returns the class of an estimate that is more than chance. */
function estimateClassName({ low, high }: { low: number; high: number }): string | undefined {
  if (low > 0) return 'estimate-above';
  return high < 0 ? 'estimate-below' : undefined;
}
