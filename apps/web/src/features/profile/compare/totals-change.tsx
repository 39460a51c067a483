import type { PlayerComparison } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../use-format.ts';
import { classOfChange } from './change.tsx';
import { useComparison } from './use-comparison.ts';
import { useFigureFormat } from './use-figure-format.ts';
import './compare.scss';

/** A row of the table of totals. */
export type TotalName = keyof PlayerComparison['totals'] | 'mvp';

interface Props {
  totalName: TotalName;
  column: 'total' | 'min' | 'max' | 'avg';
}

/** The change of a cell of the table of totals; nothing without a comparison. */
export function TotalsChange({ totalName, column }: Props) {
  const comparison = useComparison();
  const figureFormat = useFigureFormat();
  const format = useFormat();
  if (comparison === undefined) return null;
  const { data, failure } = comparison;
  if (data === undefined) return <span className="row-note">{failure === null ? '…' : '–'}</span>;
  if (column === 'avg') {
    const figure = totalName === 'mvp' ? data.mvpRate : data[totalName];
    return (
      <span className={`row-note nowrap ${classOfChange(totalName, figure.verdict)}`}>
        {totalName === 'mvp'
          ? format.signed(figure.difference / 100, 2)
          : figureFormat.difference(totalName, figure.difference)}
      </span>
    );
  }
  const values =
    totalName !== 'mvp'
      ? data.totals[totalName][column]
      : column === 'total'
        ? data.mvp
        : undefined;
  if (values === undefined) return null;
  const { now, before } = values;
  if (now === null || before === null) return <span className="row-note">–</span>;
  return (
    <span className="row-note nowrap">
      {totalName === 'duration'
        ? figureFormat.difference(totalName, now - before)
        : format.signed(now - before)}
    </span>
  );
}

/** Explains why totals and extremes have no verdict; nothing without a comparison. */
export function TotalsNote() {
  const { t } = useTranslation('compare');
  const comparison = useComparison();
  if (comparison === undefined) return null;
  return <p className="card-note card-note-wide">{t('unjudged')}</p>;
}
