import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';

/** Returns the functions that write times of runs. */
export function useRunTexts() {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  /** `3:12.4`: battle time is known to a tenth. */
  const time = (seconds: number) => {
    const tenths = Math.round(seconds * 10);
    const fraction = format.number((tenths % 10) / 10 || 0.001, 1).slice(1, 3);
    return `${format.duration(Math.floor(tenths / 10))}${fraction}`;
  };
  return {
    time,
    /** `+1.2`, in seconds; a dash for the record itself. */
    gap: (seconds: number) => {
      const rounded = Math.round(seconds * 10) / 10;
      return rounded === 0 ? '–' : t('gap', { n: format.signed(rounded, 1) });
    },
    split: ({ kind, number }: { kind: 'wave' | 'objective'; number: number }) =>
      t(`splits.${kind}`, { n: format.number(number) }),
  };
}
export type RunTexts = ReturnType<typeof useRunTexts>;
