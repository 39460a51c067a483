import { useTranslation } from 'react-i18next';
import type { Answer } from '../../questions/question-query.ts';
import { useFormat } from '../../use-format.ts';

/** Shown if more players have enough games than fit in an answer. */
export function TruncatedNote({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('leaders');
  const format = useFormat();
  if (answer?.truncated !== true) return null;
  return t('truncated', { n: format.number(answer.rows.length), of: format.number(answer.total) });
}
