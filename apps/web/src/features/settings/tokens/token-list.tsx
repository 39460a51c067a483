import type { ApiToken } from '@scrapboard/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi, isNotFound } from '../../../api-client.ts';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TimeButton } from '../../../ui/time-button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useFormat } from '../../../use-format.ts';
import { apiTokensQuery } from '../settings-queries.ts';

interface Props {
  tokens: ApiToken[];
  onRevoked: (id: string) => void;
}

/** The API tokens of the account; revoking one asks first. */
export function TokenList({ tokens, onRevoked }: Props) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiToken | null>(null);
  const revoke = useMutation({
    mutationFn: ({ id }: ApiToken) => revokeToken(id),
    onSuccess: (_, { id }) => onRevoked(id),
    onSettled: (_, __, { id }) => {
      // By now the dialog may be about another token.
      setTokenToRevoke((token) => (token?.id === id ? null : token));
      return client.invalidateQueries({ queryKey: apiTokensQuery().queryKey });
    },
  });
  return (
    <>
      <FormFailure failure={revoke.error} />
      {tokens.length === 0 && <p className="muted mb-0">{t('tokens.none')}</p>}
      <ul className="settings-list">
        {tokens.map((token) => (
          <li key={token.id}>
            <Icon name="key" />
            <div className="settings-what">
              <strong>{token.name}</strong>
              <Times token={token} />
            </div>
            <button
              type="button"
              className="btn btn-outline-danger btn-sm"
              aria-label={t('tokens.revokeOf', { name: token.name })}
              onClick={() => setTokenToRevoke(token)}
            >
              {t('tokens.revoke')}
            </button>
          </li>
        ))}
      </ul>
      <p className="settings-status" role="status">
        {revoke.isSuccess && t('tokens.revoked', { name: revoke.variables.name })}
      </p>
      <ConfirmDialog
        open={tokenToRevoke !== null}
        title={t('tokens.revokeTitle', { name: tokenToRevoke?.name ?? '' })}
        confirmLabel={t('tokens.revoke')}
        cancelLabel={t('cancel')}
        isBusy={revoke.isPending}
        onConfirm={() => tokenToRevoke !== null && revoke.mutate(tokenToRevoke)}
        onCancel={() => setTokenToRevoke(null)}
      >
        <p>{t('tokens.revokeText')}</p>
      </ConfirmDialog>
    </>
  );
}

function Times({ token: { createdAt, lastUsedAt } }: { token: ApiToken }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const now = useNow();
  return (
    <span className="row-note">
      <TimeButton instant={createdAt}>
        {t('tokens.created', { at: format.date(createdAt) })}
      </TimeButton>
      {', '}
      {lastUsedAt === null ? (
        t('tokens.neverUsed')
      ) : (
        <TimeButton instant={lastUsedAt}>
          {t('tokens.lastUsed', { ago: format.ago(lastUsedAt, now) })}
        </TimeButton>
      )}
    </span>
  );
}

async function revokeToken(id: string): Promise<void> {
  try {
    await callApi('DELETE /api/account/tokens/{id}', { params: { id } });
  } catch (failure) {
    // Another tab has revoked it.
    if (!isNotFound(failure)) throw failure;
  }
}
