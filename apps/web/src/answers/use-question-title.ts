import { useTranslation } from 'react-i18next';
import type { PageQuestion } from '../questions/page-question.ts';

/** Returns a function that names a question by its measure and its dimensions. */
export function useQuestionTitle() {
  const { t } = useTranslation('questions');
  return ({ measures: [name], by = [] }: PageQuestion): string => {
    const measure = name === undefined ? '' : t(`measures.${name}`);
    const dimensions = by.map((dimension) => t(`dimensions.${dimension}`));
    return dimensions.length === 0 ? measure : `${measure}: ${dimensions.join(' × ')}`;
  };
}
