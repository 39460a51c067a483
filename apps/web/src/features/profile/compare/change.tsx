import type { ComparedFigure } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useComparison } from './use-comparison.ts';
import { type FigureName, useFigureFormat } from './use-figure-format.ts';
import './compare.scss';

/** A change of these is neither good nor bad. */
const NEUTRAL: readonly (FigureName | 'mvp')[] = ['duration'];
const LOWER_IS_BETTER: readonly (FigureName | 'mvp')[] = ['deaths', 'damageRec'];

/**
 * Returns the class of a change: coloured if it is significant, by whether it is an improvement.
 */
export function classOfChange(
  name: FigureName | 'mvp',
  verdict: ComparedFigure['verdict'],
): string {
  if (verdict === 'chance' || verdict === 'few') return 'change-chance';
  if (NEUTRAL.includes(name)) return '';
  return (verdict === 'rose') === LOWER_IS_BETTER.includes(name) ? 'change-worse' : 'change-better';
}

/** The change of a number since the compared period; nothing without a comparison. */
export function Change({ figureName }: { figureName: FigureName }) {
  const { t } = useTranslation(['profile', 'compare']);
  const figureFormat = useFigureFormat();
  const comparison = useComparison();
  if (comparison === undefined) return null;
  const figure = comparison.data?.[figureName];
  if (figure === undefined) {
    return <dd className="change">{comparison.failure === null ? '…' : '–'}</dd>;
  }
  const verdict = t(`compare:verdict.${figure.verdict}`);
  const difference = figureFormat.difference(figureName, figure.difference);
  return (
    <dd className={`change ${classOfChange(figureName, figure.verdict)}`}>
      {t('compare:withWords', { difference, verdict })}
    </dd>
  );
}
