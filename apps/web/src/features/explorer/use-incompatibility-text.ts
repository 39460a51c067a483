import { useTranslation } from 'react-i18next';
import type { Incompatibility } from '../../answers/find-incompatibility.ts';

/** Returns a function that explains why something cannot be chosen. */
export function useIncompatibilityText() {
  const { t } = useTranslation(['explorer', 'questions']);
  return (incompatibility: Incompatibility): string =>
    incompatibility.reason === 'prices'
      ? t('explorer:incompatibilities.prices')
      : t(`explorer:incompatibilities.${incompatibility.reason}`, {
          name: t(`questions:dimensions.${incompatibility.dimension}`),
        });
}
