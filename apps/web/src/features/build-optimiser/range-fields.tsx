import type { Range } from '@scrapboard/builds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../forms/number-input.tsx';

interface Props {
  label: string;
  range: Range;
  onRange: (range: Range) => void;
}

const isCount = (text: string) => text === '' || /^\d{1,7}$/.test(text);

/** A minimum and a maximum, both optional. */
export function RangeFields({ label, range, onRange }: Props) {
  const { t } = useTranslation('optimiser');
  const id = useId();
  const bounds = ['min', 'max'] as const;
  return (
    <fieldset className="optimiser-range">
      <legend>{label}</legend>
      {bounds.map((bound) => (
        <NumberInput
          key={bound}
          id={id + bound}
          label={t(`limits.${bound}`)}
          value={range[bound] === undefined ? '' : String(range[bound])}
          isValid={isCount}
          placeholder={t(`limits.${bound}`)}
          isLabelHidden
          onValueChange={(text) => {
            const { [bound]: _, ...others } = range;
            onRange(text === '' ? others : { ...others, [bound]: Number(text) });
          }}
        />
      ))}
    </fieldset>
  );
}
