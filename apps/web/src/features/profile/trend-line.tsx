import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../charts/sparkline.tsx';

interface Props {
  /** Oldest first; undefined while they load. */
  values: readonly number[] | undefined;
  /** What the values are, and how they are formatted. */
  name: string;
  formatValue: (value: number) => string;
}

/** The trend line of a number. Keeps its height while loading, so that nothing moves. */
export function TrendLine({ values = [], name, formatValue }: Props) {
  const { t } = useTranslation('profile');
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const label = t('trend', { name, from: formatValue(first), to: formatValue(last) });
  return <Sparkline values={values} label={label} />;
}
