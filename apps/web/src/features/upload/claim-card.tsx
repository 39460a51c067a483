import type { User } from '@scrapboard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPlayersQuery } from '../../account/account-players-query.ts';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { useIsKnown } from '../../account/use-is-known.ts';
import { callApi } from '../../api-client.ts';
import { paths } from '../../paths.ts';
import { QueryFailure } from '../../query-states/query-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useUploads } from './uploads.ts';

/** Leads from a stored upload to the players whom its logs name. */
export function ClaimCard() {
  const { user } = useAuth();
  const known = useIsKnown();
  const { items } = useUploads();
  const hasMatches = items.some(
    ({ state, upload }) => state.name === 'stored' && upload !== null && upload.matches.length > 0,
  );
  if (!hasMatches || !known) return null;
  return user === null || isDemoAccount(user) ? <SignUpFirst /> : <Claimable user={user} />;
}

function SignUpFirst() {
  const { t } = useTranslation('upload');
  return (
    <section className="card" aria-labelledby="upload-claim">
      <div className="card-body claim-row">
        <h2 id="upload-claim">{t('claim.visitor')}</h2>
        <Link
          className="btn btn-primary"
          to={paths.signUp({ to: paths.settings({ tab: 'players' }) })}
        >
          {t('claim.signUp')}
        </Link>
      </div>
    </section>
  );
}

/** The players whom this account's logs name as their own and whom nobody has claimed. */
function Claimable({ user }: { user: User }) {
  const { t } = useTranslation('upload');
  const { updateUser } = useAuth();
  const client = useQueryClient();
  const { queryKey } = accountPlayersQuery();
  const { data } = useQuery(accountPlayersQuery());
  const claim = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      callApi('POST /api/account/players', { body: { id, ask: false } }),
    onSuccess(players) {
      client.setQueryData(queryKey, players);
      updateUser({ id: user.id, players: players.linked });
    },
  });
  const claimable = data?.claimable ?? [];
  const claimed = claim.isSuccess ? claim.variables : undefined;
  if (claimable.length === 0 && claimed === undefined) return null;
  return (
    <section className="card" aria-labelledby="upload-claim">
      <div className="card-body">
        <h2 id="upload-claim">{t('claim.title')}</h2>
        <p role="status">
          {claimed === undefined ? t('claim.text') : t('claim.done', { name: claimed.name })}
        </p>
        {claim.isError && (
          <QueryFailure
            failure={claim.error}
            onRetry={() => claim.variables && claim.mutate(claim.variables)}
          />
        )}
        <ul className="claim-list">
          {claimed !== undefined && (
            <li className="claim-row">
              <Player id={claimed.id} name={claimed.name} />
            </li>
          )}
          {claimable.map(({ id, nickname }) => {
            const name = nickname ?? id;
            return (
              <li key={id} className="claim-row">
                <Player id={id} name={name} />
                <button
                  type="button"
                  className="btn btn-primary"
                  disabled={claim.isPending}
                  aria-label={t('claim.claimOf', { name })}
                  onClick={() => claim.mutate({ id, name })}
                >
                  {t('claim.claim')}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Player({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('upload');
  return (
    <>
      <Icon name="user" />
      <strong>{name}</strong>
      <Link to={paths.user(id)}>{t('claim.open')}</Link>
    </>
  );
}
