import type { ComparedFigure } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useComparison } from './use-comparison.ts';
import { type FigureName, useFigureWords } from './use-figure-words.ts';
import './compare.scss';

/** More of these is neither good nor bad. */
const NEUTRAL: readonly FigureName[] = ['duration'];
const BETTER_LOW: readonly FigureName[] = ['deaths', 'damageRec'];

/** Returns the class of a change: coloured where it is real, by whether it is for the better. */
export function changeClass(name: FigureName, verdict: ComparedFigure['verdict']): string {
  if (verdict === 'chance' || verdict === 'few') return 'change-chance';
  if (NEUTRAL.includes(name)) return '';
  return (verdict === 'rose') === BETTER_LOW.includes(name) ? 'change-worse' : 'change-better';
}

/** How a figure changed from the period it is compared with; nothing without a comparison. */
export function Change({ of: name }: { of: FigureName }) {
  const { t } = useTranslation(['profile', 'compare']);
  const words = useFigureWords();
  const comparison = useComparison();
  if (comparison === undefined) return null;
  const figure = comparison.data?.[name];
  if (figure === undefined) return <dd className="change">…</dd>;
  const verdict = t(`compare:verdict.${figure.verdict}`);
  const difference = words.difference(name, figure.difference);
  return (
    <dd className={`change ${changeClass(name, figure.verdict)}`}>
      {t('compare:withWords', { difference, verdict })}
    </dd>
  );
}
