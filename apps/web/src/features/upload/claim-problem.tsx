import type { AccountPlayers, ClaimProof } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { ClaimProgress } from '../../account/claim-progress.tsx';
import { failureDetails } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { UploadFailure } from './upload-failure.ts';

interface Props {
  /** Why the last claim of this player failed; null if it did not. */
  failure: unknown;
  /** What the operator was asked; undefined if nothing. */
  request: AccountPlayers['asked'][number] | undefined;
  /** What the account's logs prove; null if unknown, or if no proof is needed. */
  proof: ClaimProof | null;
  name: string;
  isBusy: boolean;
  onAsk: () => void;
}

/**
 * Shows that the operator was asked and what they decided, or why a claim failed and what proof it needs; offers
 * to ask the operator about players that no log proves.
 */
export function ClaimProblem({ failure, request, proof, name, isBusy, onAsk }: Props) {
  const { t } = useTranslation('upload');
  if (request !== undefined) {
    return (
      <p className="claim-note" role="status">
        {t(request.state === 'pending' ? 'claim.asked' : 'claim.refused')}
        {request.note !== null && ` ${request.note}`}
        {proof !== null && (
          <>
            {' '}
            <ClaimProgress proof={proof} />
          </>
        )}
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
  const { code } = failureDetails(failure);
  const isUnproven = code === 'claim_not_proven';
  if (!isUnproven && code !== 'not_your_player') return <FormFailure failure={failure} />;
  return (
    <div className="upload-error" role="alert">
      <p>{t(isUnproven ? 'claim.unproven' : 'claim.noProof', { name })}</p>
      {isUnproven && proof !== null && (
        <p>
          <ClaimProgress proof={proof} />
        </p>
      )}
      <button type="button" className="btn btn-surface btn-sm" disabled={isBusy} onClick={onAsk}>
        {t('claim.askOperator')}
      </button>
    </div>
  );
}
