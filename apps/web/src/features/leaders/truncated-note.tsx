import { useTranslation } from 'react-i18next';
import type { Answer } from '../../questions/question-query.ts';
import { useFormat } from '../../use-format.ts';

/** Says so if there are more players with enough games than an answer can have. */
export function TruncatedNote({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('leaders');
  const format = useFormat();
  if (answer?.truncated !== true) return null;
  return t('truncated', { n: format.number(answer.rows.length), of: format.number(answer.total) });
}
