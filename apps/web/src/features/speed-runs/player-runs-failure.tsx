import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api-client.ts';
import { QueryFailure } from '../../query-states/query-failure.tsx';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/** Why there is nothing about the runs of the chosen player: they are unknown, or the call failed. */
export function PlayerRunsFailure({ failure, onRetry }: Props) {
  const { t } = useTranslation('speed-runs');
  if (isNotFound(failure)) {
    return (
      <div className="speed-run-own">
        <p>{t('own.unknown')}</p>
      </div>
    );
  }
  return (
    <div className="card mb-3">
      <QueryFailure failure={failure} onRetry={onRetry} />
    </div>
  );
}
