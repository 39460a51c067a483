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
 * Says why data or code did not load, with the number to quote to the operator, and offers another
 * try; when the server is back, it tries by itself.
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
