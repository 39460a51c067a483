import type { PlayerPercentiles } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import { betterThan } from '../../../percentiles/better-than.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFormat } from '../../../use-format.ts';

/** The texts have a sentence for each number that advice can be about. */
type AdvisedName = 'damage' | 'damageRec' | 'deaths' | 'kills' | 'assists' | 'score';

/** One sentence that the numbers support; nothing if they support none. */
export function Advice({ data: { advice, numbers } }: { data: PlayerPercentiles }) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const ranked = numbers.find(({ name }) => name === advice?.name);
  if (advice === null || ranked === undefined) return null;
  const better = betterThan(ranked);
  const isStrength = advice.kind === 'strength';
  const percent = format.percent(isStrength ? better : 100 - better, 0);
  return (
    <p className={`percentiles-advice advice-${advice.kind}`}>
      <Icon name={isStrength ? 'award' : 'tool'} />
      <strong>
        <Explain stat="advice">{t(`advice.${advice.kind}`)}</Explain>
      </strong>
      <span>{t(`${advice.kind}.${advice.name as AdvisedName}`, { percent })}</span>
    </p>
  );
}
