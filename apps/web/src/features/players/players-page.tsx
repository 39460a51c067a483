import './players.scss';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { failureDetails } from '../../api-client.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFailureText } from '../../use-failure-text.ts';
import { useFormat } from '../../use-format.ts';
import { PlayersPages } from './players-pages.tsx';
import { playersQuery } from './players-queries.ts';
import { readPlayersSearch, withText, writePlayersSearch } from './players-search.ts';
import { PlayersSkeleton, PlayersTable } from './players-table.tsx';
import { SearchBox } from './search-box.tsx';

/** The list of users: everybody who took part in a stored match. */
export function PlayersPage() {
  const failureText = useFailureText();
  const { t } = useTranslation('players');
  const [query] = useSearchParams();
  const search = readPlayersSearch(query);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...playersQuery(search),
    placeholderData: keepPreviousData,
  });
  const failed = error !== null && (data === undefined || isPlaceholderData);
  return (
    <>
      <div className="page-header">
        <PageTitle title={t('title')} />
        <SearchBox search={search} />
      </div>
      <section className="card" aria-labelledby="list-of-users">
        <div className="card-top">
          <h2 id="list-of-users">{t('heading')}</h2>
          <Count total={data?.total} searched={search.search !== ''} />
        </div>
        {failed && (
          <Failure
            message={failureText(error)}
            requestId={failureDetails(error).requestId}
            onRetry={() => void refetch()}
          />
        )}
        {!failed && data === undefined && <PlayersSkeleton />}
        {!failed && data !== undefined && (
          <div className="players-list" aria-busy={isPlaceholderData && isFetching}>
            {data.players.length === 0 ? (
              <NoPlayers
                text={search.search}
                all={paths.users(writePlayersSearch(withText(search, '')))}
              />
            ) : (
              <PlayersTable players={data.players} search={search} />
            )}
            {/* A place in the list before means nothing in the one that is on its way. */}
            <PlayersPages search={search} next={data.nextCursor} busy={isPlaceholderData} />
          </div>
        )}
      </section>
    </>
  );
}

function Count({ total, searched }: { total: number | null | undefined; searched: boolean }) {
  const { t } = useTranslation('players');
  const format = useFormat();
  if (total === undefined) return null;
  return (
    <p className="card-note" role="status">
      {total === null
        ? t('many', { n: format.number(100_000) })
        : t(searched ? 'found' : 'count', { count: total, n: format.number(total) })}
    </p>
  );
}

function NoPlayers({ text, all }: { text: string; all: string }) {
  const { t } = useTranslation('players');
  if (text === '') {
    return (
      <Notice icon="upload" title={t('none.title')} text={t('none.text')}>
        <Link className="btn btn-primary" to={paths.upload()}>
          {t('none.action')}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice icon="users" title={t('notFound.title', { text })} text={t('notFound.text')}>
      <Link className="btn btn-outline-primary btn-sm" to={all}>
        {t('notFound.action')}
      </Link>
    </Notice>
  );
}
