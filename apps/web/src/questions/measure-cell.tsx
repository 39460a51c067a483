import type { QuestionValue } from '@scrapboard/contract';
import type { Measure } from '@scrapboard/questions';
import { useTranslation } from 'react-i18next';
import { RateText } from '../ui/rate-text.tsx';
import { useFormat } from '../use-format.ts';
import { formatMeasure } from './format-measure.ts';
import type { MeasureName } from './page-question.ts';
import { isOfFewGames, readValue } from './read-value.ts';

interface Props {
  name: MeasureName;
  measure: Measure;
  value: QuestionValue;
  /** The games behind it, if the value does not say. */
  games: number | null;
}

/** A measure in a table: a rate with its interval, quantiles as the median over the quartiles. */
export function MeasureCell({ name, measure, value, games }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (typeof value === 'object' && value !== null && 'percent' in value) {
    return <RateText rate={value} scale={name === 'winRate' ? 'winRate' : 'share'} />;
  }
  const { shown, sample } = readValue(value, games);
  if (shown === null) return <span className="muted">–</span>;
  const isFew = isOfFewGames(measure, sample);
  const text = formatMeasure(measure, shown, format);
  return (
    <>
      <span className={isFew ? 'muted' : undefined}>{text}</span>
      {isFew && <span className="visually-hidden">{` (${t('fewGames')})`}</span>}
      {typeof value === 'object' && value !== null && 'p50' in value && (
        <span className="row-note text-nowrap">
          {`${formatMeasure(measure, value.p25, format)}–${formatMeasure(measure, value.p75, format)}`}
        </span>
      )}
    </>
  );
}
