import { useTranslation } from 'react-i18next';
import { failureDetails } from '../api-client.ts';
import { isUnreachable } from '../is-unreachable.ts';
import { Failure } from '../ui/failure.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { useRecovery } from '../use-recovery.ts';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/**
 * Shows why data or code did not load, with the request id for the operator, and offers a retry;
 * once the server is back, it retries automatically.
 */
export function QueryFailure({ failure, onRetry }: Props) {
  const { t } = useTranslation('errors');
  const failureText = useFailureText();
  const retry = useRecovery(failure, onRetry);
  return (
    <Failure
      message={isUnreachable(failure) ? t('unreachable.title') : failureText(failure)}
      requestId={failureDetails(failure).requestId}
      onRetry={retry}
    />
  );
}
