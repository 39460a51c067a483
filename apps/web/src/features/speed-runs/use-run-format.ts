import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../format.ts';
import { useFormat } from '../../use-format.ts';

/** Returns functions that format the times, gaps and splits of runs. */
export function useRunFormat(): RunFormat {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  return useMemo(() => createRunFormat(t, format), [t, format]);
}

function createRunFormat(t: TFunction<'speed-runs'>, format: Format) {
  /** `.4`; `.0` for whole seconds, because the format would drop the zero of 0. */
  const formatTenth = (tenths: number) => format.number((tenths % 10) / 10 || 0.001, 1).slice(1, 3);
  /** `3:12.4`: battle time is known to a tenth. */
  const time = (seconds: number) => {
    const tenths = Math.round(seconds * 10);
    return `${format.duration(Math.floor(tenths / 10))}${formatTenth(tenths)}`;
  };
  return {
    time,
    /** `+1.2`, in seconds; a dash for the record itself. */
    gap: (seconds: number) => {
      const tenths = Math.round(Math.abs(seconds) * 10);
      if (tenths === 0) return '–';
      const sign = seconds < 0 ? '−' : '+';
      return t('gap', {
        n: `${sign}${format.number(Math.floor(tenths / 10))}${formatTenth(tenths)}`,
      });
    },
    split: ({ kind, number }: { kind: 'wave' | 'objective'; number: number }) =>
      t(`splits.${kind}`, { n: format.number(number) }),
  };
}
type RunFormat = ReturnType<typeof createRunFormat>;
