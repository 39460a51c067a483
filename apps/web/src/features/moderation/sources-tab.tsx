import type { ModeratedSources } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { QueryState } from '../../query-states/query-state.tsx';
import { TableHead } from '../../tables/table-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { sourcesQuery } from './moderation-queries.ts';
import {
  guessSource,
  MAX_SOURCE_LENGTH,
  type ModerationSearch,
  readSource,
  sourceHref,
} from './moderation-search.ts';
import { Badge } from './reason-badge.tsx';
import { shortenPseudonym } from './shorten-pseudonym.ts';
import { SourceDetail } from './source-detail.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';

/** The accounts and networks that stand out, or one of them with all it uploaded. */
export function SourcesTab({ search }: { search: ModerationSearch }) {
  const source = readSource(search);
  return source === null ? (
    <SourceList />
  ) : (
    <SourceDetail key={`${source.kind} ${source.source}`} source={source} />
  );
}

function SourceList() {
  const { t } = useTranslation('moderation');
  const query = useQuery(sourcesQuery());
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="sources-heading">{t('sources.heading')}</h2>
        <SourceSearch />
      </div>
      <QueryState
        query={query}
        loading={<TabSkeleton />}
        empty={{
          when: ({ sources }) => sources.length === 0,
          show: <Notice icon="check" title={t('sources.none')} text={t('sources.noneText')} />,
        }}
      >
        {({ sources }) => <SourceTable sources={sources} />}
      </QueryState>
    </div>
  );
}

function SourceSearch() {
  const { t } = useTranslation('moderation');
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const openSource = (event: FormEvent) => {
    event.preventDefault();
    const source = guessSource(text);
    if (source !== null) void navigate(sourceHref(source));
  };
  return (
    <form className="moderation-find" onSubmit={openSource}>
      <label className="visually-hidden" htmlFor={id}>
        {t('sources.find')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control form-control-sm"
        placeholder={t('sources.find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SOURCE_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn btn-surface btn-sm" disabled={text.trim() === ''}>
        {t('sources.open')}
      </button>
    </form>
  );
}

function SourceTable({ sources }: ModeratedSources) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const columns = [
    { key: 'source', label: t('columns.source') },
    { key: 'state', label: t('columns.state') },
    { key: 'uploads', label: t('columns.uploads'), className: 'numeric' },
    { key: 'quarantined', label: t('columns.quarantined'), className: 'numeric' },
  ];
  return (
    <ScrollRegion className="table-scroll" aria-labelledby="sources-heading">
      <table className="table data-table">
        <TableHead columns={columns} />
        <tbody>
          {sources.map(({ kind, source, name, trust, uploads, quarantined }) => (
            <tr key={`${kind} ${source}`}>
              <td>
                <Link className="row-link" to={sourceHref({ kind, source })}>
                  {name ?? (kind === 'network' ? shortenPseudonym(source) : t('sources.deleted'))}
                </Link>
                <span className="row-note">{t(`kinds.${kind}`)}</span>
              </td>
              <td>
                {trust === null ? (
                  <span className="muted">{t('trust.none')}</span>
                ) : (
                  <Badge kind={trust === 'trusted' ? 'good' : 'bad'} text={t(`trust.${trust}`)} />
                )}
              </td>
              <td className="numeric">{format.number(uploads)}</td>
              <td className="numeric">{format.number(quarantined)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
