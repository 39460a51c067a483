import { MAX_CLAIM_NOTE_LENGTH, type ModeratedClaim } from '@scrapboard/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Badge } from './reason-badge.tsx';
import type { useClaimDecision } from './use-claim-decision.ts';

interface Props {
  claim: ModeratedClaim;
  mutation: ReturnType<typeof useClaimDecision>;
}

/** Buttons that grant a claim, refuse it with a message, or undo the decision. */
export function ClaimButtons({ claim, mutation }: Props) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const [note, setNote] = useState('');
  const { account, player, state } = claim;
  const name = player.nickname ?? player.id;
  const target = { account: account.id, player: player.id, name };
  if (state !== 'pending') {
    return (
      <div className="moderation-actions">
        <Badge kind={state === 'granted' ? 'good' : 'bad'} text={t(`claims.${state}`)} />
        <button
          type="button"
          className="btn btn-surface btn-sm"
          disabled={mutation.isPending}
          aria-label={t('claims.undoOf', { name })}
          onClick={() => mutation.mutate({ ...target, decision: null })}
        >
          {t('actions.undo')}
        </button>
        {claim.note !== null && <span className="row-note">{claim.note}</span>}
      </div>
    );
  }
  return (
    <div className="moderation-actions">
      <button
        type="button"
        className="btn btn-primary btn-sm"
        disabled={mutation.isPending}
        aria-label={t('claims.grantOf', { name })}
        onClick={() => mutation.mutate({ ...target, decision: 'grant' })}
      >
        {t('claims.grant')}
      </button>
      <button
        type="button"
        className="btn btn-outline-danger btn-sm"
        disabled={mutation.isPending}
        aria-haspopup="dialog"
        aria-label={t('claims.refuseOf', { name })}
        onClick={() => setIsConfirming(true)}
      >
        {t('claims.refuse')}
      </button>
      <ConfirmDialog
        open={isConfirming}
        title={t('claims.question')}
        confirmLabel={t('claims.refuse')}
        cancelLabel={t('claims.cancel')}
        isBusy={mutation.isPending}
        onConfirm={() => {
          mutation.mutate({ ...target, decision: 'refuse', note });
          setIsConfirming(false);
        }}
        onCancel={() => setIsConfirming(false)}
      >
        <label className="form-label" htmlFor={id}>
          {t('claims.note')}
        </label>
        <textarea
          id={id}
          className="form-control mb-3"
          rows={3}
          maxLength={MAX_CLAIM_NOTE_LENGTH}
          value={note}
          onChange={({ target: field }) => setNote(field.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
