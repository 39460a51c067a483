import { useTranslation } from 'react-i18next';
import type { Obstacle } from '../../answers/find-obstacle.ts';

/** Returns a function that explains why something cannot be chosen. */
export function useObstacleText() {
  const { t } = useTranslation(['explorer', 'questions']);
  return (obstacle: Obstacle): string =>
    obstacle.reason === 'prices'
      ? t('explorer:obstacles.prices')
      : t(`explorer:obstacles.${obstacle.reason}`, {
          name: t(`questions:dimensions.${obstacle.dimension}`),
        });
}
