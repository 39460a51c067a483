import type { LimitEffect, Solved } from '@scrapboard/builds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useConditionText } from './use-condition-text.ts';
import type { OptimiserData } from './use-optimiser-data.ts';

/** How much looser limits would improve the best build, in words. */
export function LimitEffects({ answer, data }: { answer: Solved; data: OptimiserData }) {
  const { t } = useTranslation('optimiser');
  const effectText = useEffectText(data);
  const id = useId();
  const bestScore = answer.builds[0]?.score ?? 0;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('effects.heading')}</h2>
      </div>
      <div className="card-body">
        {!answer.areLimitsExplained && <p>{t('effects.unfinished')}</p>}
        {answer.limits.length === 0 ? (
          answer.areLimitsExplained && <p className="mb-0">{t('effects.none')}</p>
        ) : (
          <ul className="optimiser-list">
            {answer.limits.map((effect) => (
              <li key={JSON.stringify(effect.condition)}>{effectText(effect, bestScore)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function useEffectText(data: OptimiserData): (effect: LimitEffect, bestScore: number) => string {
  const { t } = useTranslation('optimiser');
  const format = useFormat();
  const conditionText = useConditionText(data);
  return ({ condition, step, gain }, bestScore) => {
    const percent = format.percent((100 * gain) / Math.max(bestScore, gain), 2);
    const n = format.number(step);
    const { kind } = condition;
    const isMaxPowerScore = kind === 'powerScore' && condition.bound === 'max';
    if (isMaxPowerScore || kind === 'energy' || kind === 'massLimit' || kind === 'tonnage') {
      return t(`effects.${kind}`, { n, percent });
    }
    if (kind === 'budget') return t('effects.budget', { n, percent });
    return t('effects.other', { condition: conditionText(condition), n, percent });
  };
}
