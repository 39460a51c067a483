import { useTranslation } from 'react-i18next';
import { failureDetails } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { UploadFailure } from './upload-failure.ts';

interface Props {
  /** Why the last claim of this player failed; null if it did not. */
  failure: unknown;
  /** Whether the operator has been asked. */
  isAsked: boolean;
  name: string;
  busy: boolean;
  onAsk: () => void;
}

/**
 * Shows why a claim was refused, and offers to ask the operator about players that no log proves.
 */
export function ClaimProblem({ failure, isAsked, name, busy, onAsk }: Props) {
  const { t } = useTranslation('upload');
  if (isAsked) {
    return (
      <p className="claim-note" role="status">
        {t('claim.asked')}
      </p>
    );
  }
  if (failure === null) return null;
  if (failure instanceof UploadFailure) {
    return (
      <p className="upload-error" role="alert">
        {t(`errors.${failure.code}`, { defaultValue: failure.message })}
      </p>
    );
  }
  if (failureDetails(failure).code !== 'not_your_player') return <FormFailure failure={failure} />;
  return (
    <div className="upload-error" role="alert">
      <p>{t('claim.noProof', { name })}</p>
      <button type="button" className="btn btn-surface btn-sm" disabled={busy} onClick={onAsk}>
        {t('claim.askOperator')}
      </button>
    </div>
  );
}
