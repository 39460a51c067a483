import { type LeaderMeasure, leaderMeasures } from '@scrapboard/contract/leader-rules';
import { useTranslation } from 'react-i18next';
import { measureTextKeys } from './leader-measures.ts';
import { SelectControl } from './select-control.tsx';

interface Props {
  value: LeaderMeasure;
  onChange: (by: LeaderMeasure) => void;
}

/** Sets what players are ranked by. */
export function MeasureControl({ value, onChange }: Props) {
  const { t } = useTranslation(['leaders', 'questions']);
  return (
    <SelectControl
      label={t('leaders:by')}
      value={value}
      choices={leaderMeasures.map((measure) => ({
        value: measure,
        text: t(`questions:measures.${measureTextKeys[measure]}`),
      }))}
      onChange={onChange}
    />
  );
}
