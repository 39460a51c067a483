import { useTranslation } from 'react-i18next';

/** The categories that parts have in the game. */
const CATEGORY_NAMES = ['reliability', 'power', 'handling'] as const;

/** Returns a function that names a category by its position, from 0. */
export function useCategoryName(): (index: number) => string {
  const { t } = useTranslation('fusion');
  return (index) => {
    const name = CATEGORY_NAMES[index];
    return name === undefined ? t('category.other', { n: index + 1 }) : t(`category.${name}`);
  };
}
