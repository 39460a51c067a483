import type { ComparedFigure, PlayerComparison } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../use-format.ts';

/** The figures of a comparison that have a verdict. */
export type FigureName = {
  [Name in keyof PlayerComparison]: PlayerComparison[Name] extends ComparedFigure ? Name : never;
}[keyof PlayerComparison];

type Unit = 'percent' | 'decimal' | 'integer' | 'seconds';

export const figureUnits: Record<FigureName, Unit> = {
  winRate: 'percent',
  mvpRate: 'percent',
  kills: 'decimal',
  assists: 'decimal',
  killsAssists: 'decimal',
  deaths: 'decimal',
  damage: 'integer',
  damageRec: 'integer',
  score: 'integer',
  duration: 'seconds',
};

/** Returns functions that format the values and differences of a number. */
export function useFigureFormat() {
  const { t } = useTranslation(['profile', 'compare']);
  const format = useFormat();
  const digits: Record<Unit, number> = { percent: 1, decimal: 2, integer: 0, seconds: 0 };
  const signed = (name: FigureName, value: number) => {
    const unit = figureUnits[name];
    if (unit !== 'seconds') return format.signed(value, digits[unit]);
    const sign = value > 0 ? '+' : '−';
    return Math.abs(value) < 1 ? format.duration(0) : `${sign}${format.duration(Math.abs(value))}`;
  };
  return {
    value(name: FigureName, value: number): string {
      const unit = figureUnits[name];
      if (unit === 'percent') return format.percent(value);
      return unit === 'seconds' ? format.duration(value) : format.number(value, digits[unit]);
    },
    difference(name: FigureName, value: number): string {
      const n = signed(name, value);
      return figureUnits[name] === 'percent' ? t('compare:points', { n }) : n;
    },
    range: (name: FigureName, { low, high }: ComparedFigure): string | undefined =>
      low === null || high === null
        ? undefined
        : t('compare:range', { low: signed(name, low), high: signed(name, high) }),
  };
}
