import type { LogDecision, ModeratedLog } from '@scrapboard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { DescriptionTable } from './description-table.tsx';
import { DetailState } from './detail-state.tsx';
import { LogsOfMatch } from './logs-of-match.tsx';
import { logQuery, moderationQueryFilter } from './moderation-queries.ts';
import { moderationHref, parseLogRef } from './moderation-search.ts';
import { PlayersTable } from './players-table.tsx';
import { ReasonBadge } from './reason-badge.tsx';

/** A log beside the description that counts, and what the operator can decide about it. */
export function LogDetail({ logRef }: { logRef: string }) {
  const { t } = useTranslation('moderation');
  const query = useQuery(logQuery(parseLogRef(logRef)));
  return (
    <>
      <Link className="moderation-back" to={moderationHref({})}>
        <Icon name="chevronLeft" />
        {t('quarantine.back')}
      </Link>
      <DetailState query={query}>
        {(log) => (
          <>
            <LogSummary log={log} />
            <Players log={log} />
            <LogsOfMatch log={log} />
          </>
        )}
      </DetailState>
    </>
  );
}

function LogSummary({ log }: { log: ModeratedLog }) {
  const { t } = useTranslation('moderation');
  const { mode, map, startedAt, reason, decision, matchId } = log;
  return (
    <section className="card" aria-labelledby="log-heading">
      <div className="card-body">
        <div className="moderation-head">
          <h2 id="log-heading">{t('match', { mode: mode.name, map: map.name })}</h2>
          <ReasonBadge reason={reason} decision={decision} />
        </div>
        <p className="moderation-note">
          <TimeText instant={startedAt} />
          {matchId !== null && (
            <>
              {' · '}
              <Link to={paths.match(matchId)}>{t('log.openMatch')}</Link>
            </>
          )}
        </p>
        <p className="moderation-note">{t(`explanations.${explanationKeyOf(log)}`)}</p>
        <Decisions log={log} />
        <h3>{t('log.match')}</h3>
        <DescriptionTable log={log} />
      </div>
    </section>
  );
}

/** Returns the key of the text that explains why the log counts or not. */
function explanationKeyOf({ reason, decision, standing, players, differences }: ModeratedLog) {
  if (decision !== null) return decision;
  if (reason === null) return 'counts';
  const hasNoDifferences = [differences, ...players.map((player) => player.differences)].every(
    (list) => list.length === 0,
  );
  const hasSamePlayers = players.every((player) => player.claimed && player.standing);
  // Only its time, by less than a minute, or its guid can differ.
  if (reason === 'contradicts' && standing !== null && hasNoDifferences && hasSamePlayers)
    return 'repeats';
  return reason;
}

function Decisions({ log }: { log: ModeratedLog }) {
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const params = { upload: log.uploadId, ordinal: log.ordinal };
  const mutation = useMutation({
    mutationFn: (decision: LogDecision | null) =>
      callApi('PUT /api/moderation/logs/{upload}/{ordinal}', { params, body: { decision } }),
    onSuccess: async (updatedLog) => {
      client.setQueryData(logQuery(params).queryKey, updatedLog);
      await client.invalidateQueries(moderationQueryFilter);
    },
  });
  const { decision } = log;
  const outcome = mutation.isSuccess ? (mutation.variables ?? 'undone') : null;
  return (
    <>
      <FormFailure failure={mutation.error} />
      <div className="moderation-actions">
        {decision !== 'approve' && (
          <button
            type="button"
            className="btn btn-primary"
            disabled={mutation.isPending}
            onClick={() => mutation.mutate('approve')}
          >
            {t('actions.approve')}
          </button>
        )}
        {decision !== 'reject' && (
          <button
            type="button"
            className="btn btn-outline-danger"
            disabled={mutation.isPending}
            onClick={() => mutation.mutate('reject')}
          >
            {t('actions.reject')}
          </button>
        )}
        {decision !== null && (
          <button
            type="button"
            className="btn btn-surface"
            disabled={mutation.isPending}
            onClick={() => mutation.mutate(null)}
          >
            {t('actions.undo')}
          </button>
        )}
        <p className="moderation-status" role="status">
          {outcome !== null && t(`done.${outcome}`)}
        </p>
      </div>
    </>
  );
}

function Players({ log }: { log: ModeratedLog }) {
  const { t } = useTranslation('moderation');
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="players-heading">{t('log.players')}</h2>
        {log.standing !== null && <p className="card-note">{t('log.playersNote')}</p>}
      </div>
      {log.players.length === 0 ? (
        <p className="card-body moderation-note">{t('log.unread')}</p>
      ) : (
        <PlayersTable log={log} />
      )}
    </div>
  );
}
