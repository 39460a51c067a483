import type { ModeratedSource, Trust } from '@scrapboard/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi } from '../../api-client.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DetailState } from './detail-state.tsx';
import { moderationQueryFilter, sourceQuery } from './moderation-queries.ts';
import { moderationHref, type SourceRef } from './moderation-search.ts';
import { Badge } from './reason-badge.tsx';
import { shortenPseudonym } from './shorten-pseudonym.ts';
import { SourceUploads } from './source-uploads.tsx';
import { UndoSection } from './undo-section.tsx';

/** An account, a network or an upload: what it sent, and what the operator can do about it. */
export function SourceDetail({ source }: { source: SourceRef }) {
  const { t } = useTranslation('moderation');
  const query = useQuery(sourceQuery(source));
  return (
    <>
      <Link className="moderation-back" to={moderationHref({ tab: 'sources' })}>
        <Icon name="chevronLeft" />
        {t('sources.back')}
      </Link>
      <DetailState query={query}>
        {(moderatedSource) => (
          <>
            <section className="card" aria-labelledby="source-heading">
              <div className="card-body">
                <Heading source={moderatedSource} />
                {moderatedSource.kind !== 'upload' && <TrustButtons source={moderatedSource} />}
                <UndoSection source={moderatedSource} />
              </div>
            </section>
            <SourceUploads uploads={moderatedSource.uploads} />
          </>
        )}
      </DetailState>
    </>
  );
}

function Heading({ source: { kind, source, name, trust } }: { source: ModeratedSource }) {
  const { t } = useTranslation('moderation');
  const eventFilter = kind === 'upload' ? null : { [kind]: source };
  return (
    <>
      <div className="moderation-head">
        <h2 id="source-heading">
          {name ?? (kind === 'network' ? shortenPseudonym(source) : source.slice(0, 10))}
        </h2>
        {trust !== null && (
          <Badge kind={trust === 'trusted' ? 'good' : 'bad'} text={t(`trust.${trust}`)} />
        )}
      </div>
      <p className="moderation-note">
        {t(`kinds.${kind}`)} <code>{source}</code>
        {eventFilter !== null && (
          <>
            {' · '}
            <Link to={moderationHref({ tab: 'activity', ...eventFilter })}>
              {t('sources.events')}
            </Link>
          </>
        )}
      </p>
    </>
  );
}

function TrustButtons({ source }: { source: ModeratedSource }) {
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const params = { kind: source.kind, source: source.source };
  const mutation = useMutation({
    mutationFn: (trust: Trust | null) =>
      callApi('PUT /api/moderation/sources/{kind}/{source}', { params, body: { trust } }),
    onSuccess: async () => await client.invalidateQueries(moderationQueryFilter),
  });
  const renderButton = (trust: Trust | null, style: string) => (
    <button
      type="button"
      className={`btn ${style}`}
      disabled={mutation.isPending || source.running === 'undo'}
      onClick={() => mutation.mutate(trust)}
    >
      {t(trust === null ? 'actions.undo' : `actions.${trust}`)}
    </button>
  );
  const outcome = mutation.isSuccess ? (mutation.variables ?? 'undone') : null;
  return (
    <>
      <p className="moderation-note">{t('sources.note')}</p>
      <FormFailure failure={mutation.error} />
      <div className="moderation-actions">
        {source.trust !== 'trusted' && renderButton('trusted', 'btn-surface')}
        {source.trust !== 'blocked' && renderButton('blocked', 'btn-outline-danger')}
        {source.trust !== null && renderButton(null, 'btn-surface')}
        <p className="moderation-status" role="status">
          {source.running === 'trust'
            ? t('sources.applying')
            : outcome !== null && t(`done.${outcome}`)}
        </p>
      </div>
    </>
  );
}
