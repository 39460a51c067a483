import type { AdvisedName, PlayerPercentiles } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../../explain/explain.tsx';
import { percentOutranked } from '../../../percentiles/percent-outranked.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFormat } from '../../../use-format.ts';

/** One sentence that the numbers support; nothing if they support none. */
export function Advice({ data: { advice, numbers } }: { data: PlayerPercentiles }) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const rankedNumber = numbers.find(({ name }) => name === advice?.name);
  if (advice === null || rankedNumber === undefined) return null;
  const outranked = percentOutranked(rankedNumber);
  const isStrength = advice.kind === 'strength';
  const percent = format.percent(isStrength ? outranked : 100 - outranked, 0);
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
