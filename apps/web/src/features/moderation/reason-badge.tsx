import type { LogDecision, QuarantineReason } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Null if the log counts. */
  reason: QuarantineReason | null;
  decision: LogDecision | null;
}

/** The state of a log, in words and in colour. */
export function ReasonBadge({ reason, decision }: Props) {
  const { t } = useTranslation('moderation');
  if (decision === 'approve') return <Badge kind="good" text={t('decisions.approve')} />;
  if (decision === 'reject') return <Badge kind="bad" text={t('decisions.reject')} />;
  if (reason === null) return <Badge kind="good" text={t('counts')} />;
  return <Badge kind={reason === 'blocked' ? 'bad' : 'open'} text={t(`reasons.${reason}`)} />;
}

export function Badge({ kind, text }: { kind: 'good' | 'bad' | 'open'; text: string }) {
  return <span className={`moderation-badge moderation-${kind}`}>{text}</span>;
}
