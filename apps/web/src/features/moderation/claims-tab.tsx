import type { ModeratedClaim } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceLinks } from '../../choice-links.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { QueryState } from '../../query-states/query-state.tsx';
import { TableHead } from '../../tables/table-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeAgo } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { ClaimButtons } from './claim-buttons.tsx';
import { claimsQuery } from './moderation-queries.ts';
import { type ModerationSearch, moderationHref, sourceHref } from './moderation-search.ts';
import { TabSkeleton } from './tab-skeleton.tsx';
import { type ClaimChange, useClaimDecision } from './use-claim-decision.ts';

const states = ['waiting', 'decided'] as const;

/** The claims of players that wait for an operator, or were decided. */
export function ClaimsTab({ search }: { search: ModerationSearch }) {
  const { t } = useTranslation('moderation');
  const state = search.state === 'decided' ? 'decided' : 'waiting';
  const query = useQuery(claimsQuery(state));
  const mutation = useClaimDecision();
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="claims-heading">{t('claims.heading')}</h2>
        <ChoiceLinks
          label={t('claims.states')}
          choices={states.map((value) => ({ value, text: t(`claims.${value}`) }))}
          current={state}
          href={(value) => moderationHref({ tab: 'claims', state: value })}
        />
      </div>
      <FormFailure failure={mutation.error} />
      <p className="moderation-status moderation-done" role="status">
        {mutation.isSuccess && outcomeText(t, mutation.variables)}
      </p>
      <QueryState
        query={query}
        loading={<TabSkeleton />}
        empty={{
          when: ({ claims }) => claims.length === 0,
          show: <Notice icon="check" title={t('claims.none')} text={t('claims.noneText')} />,
        }}
      >
        {({ claims }) => <ClaimTable claims={claims} mutation={mutation} />}
      </QueryState>
    </div>
  );
}

function outcomeText(
  t: ReturnType<typeof useTranslation<'moderation'>>['t'],
  { decision, name }: ClaimChange,
): string {
  if (decision === null) return t('claims.doneUndo', { name });
  return t(decision === 'grant' ? 'claims.doneGrant' : 'claims.doneRefuse', { name });
}

interface TableProps {
  claims: readonly ModeratedClaim[];
  mutation: ReturnType<typeof useClaimDecision>;
}

/** The classes of the column with the time of the request, which is shown only where there is space. */
const REQUESTED_CLASSES = 'numeric nowrap d-none d-md-table-cell';

function ClaimTable({ claims, mutation }: TableProps) {
  const { t } = useTranslation('moderation');
  const columns = [
    { key: 'player', label: t('columns.player') },
    { key: 'account', label: t('columns.account') },
    { key: 'requested', label: t('columns.requested'), className: REQUESTED_CLASSES },
    { key: 'decision', label: <span className="visually-hidden">{t('columns.state')}</span> },
  ];
  return (
    <ScrollRegion className="table-scroll" aria-labelledby="claims-heading">
      <table className="table data-table">
        <TableHead columns={columns} />
        <tbody>
          {claims.map((claim) => (
            <tr key={`${claim.account.id} ${claim.player.id}`}>
              <th scope="row">
                {claim.player.nickname ?? t('claims.unknown')}
                <span className="row-note">
                  {claim.player.id}
                  {claim.player.isHidden && `, ${t('claims.hidden')}`}
                </span>
              </th>
              <td>
                <Link to={sourceHref({ kind: 'account', source: claim.account.id })}>
                  {claim.account.name}
                </Link>
                <span className="row-note">{claim.email}</span>
                <Evidence claim={claim} />
              </td>
              <td className={REQUESTED_CLASSES}>
                <TimeAgo instant={claim.requestedAt} />
              </td>
              <td>
                <ClaimButtons claim={claim} mutation={mutation} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Evidence({ claim: { proof, linkedTo, email } }: { claim: ModeratedClaim }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  return (
    <>
      <span className="row-note">
        {t('claims.days', { n: format.number(proof.days), of: format.number(proof.neededDays) })}
      </span>
      {proof.isShared && <span className="row-note">{t('claims.companion')}</span>}
      {linkedTo !== null && linkedTo !== email && (
        <span className="row-note">
          <span className="moderation-differs">{t('claims.linkedTo', { email: linkedTo })}</span>
        </span>
      )}
    </>
  );
}
