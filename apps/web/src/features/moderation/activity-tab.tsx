import type { ModerationEvents, SecurityEventKind } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Pager } from '../../paging/pager.tsx';
import { QueryState } from '../../query-states/query-state.tsx';
import { TableHead } from '../../tables/table-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeAgo } from '../../ui/time-text.tsx';
import { eventsQuery } from './moderation-queries.ts';
import { type ModerationSearch, moderationHref, sourceHref } from './moderation-search.ts';
import { NetworkLink } from './senders.tsx';
import { shortenPseudonym } from './shorten-pseudonym.ts';
import { TabSkeleton } from './tab-skeleton.tsx';

/** What happened lately: everything that may be part of an attack, or of its repair. */
export function ActivityTab({ search }: { search: ModerationSearch }) {
  const { t } = useTranslation('moderation');
  const { event: requestedEvent, account, network, cursor } = search;
  const eventNames = t('events', { returnObjects: true });
  const eventKind =
    requestedEvent !== undefined && Object.hasOwn(eventNames, requestedEvent)
      ? (requestedEvent as SecurityEventKind)
      : undefined;
  const filter = { event: eventKind, account, network };
  const query = useQuery({
    ...eventsQuery({ ...filter, cursor }),
    placeholderData: keepPreviousData,
  });
  const href = (change: Partial<ModerationSearch>) =>
    moderationHref({ tab: 'activity', ...withoutUndefined(filter), ...change });
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="activity-heading">{t('activity.heading')}</h2>
        <KindSelect eventNames={eventNames} eventKind={eventKind} search={search} />
      </div>
      {(account ?? network) !== undefined && (
        <p className="card-body moderation-filter">
          {t('activity.only', { name: account?.slice(0, 8) ?? shortenPseudonym(network ?? '') })}{' '}
          <Link to={moderationHref({ tab: 'activity', ...(eventKind && { event: eventKind }) })}>
            <Icon name="x" />
            {t('activity.all')}
          </Link>
        </p>
      )}
      <QueryState
        query={query}
        loading={<TabSkeleton />}
        empty={{
          when: ({ events }) => events.length === 0,
          show: <Notice icon="clock" title={t('activity.none')} text={t('activity.noneText')} />,
        }}
      >
        {({ events, nextCursor }) => (
          <>
            <EventTable events={events} />
            <Pager
              className="card-foot"
              label={t('activity.pages')}
              cursor={cursor}
              next={nextCursor}
              href={(next) => href(next === undefined ? {} : { cursor: next })}
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}

function withoutUndefined<T extends object>(
  values: T,
): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };
}

interface KindProps {
  eventNames: Record<SecurityEventKind, string>;
  eventKind: SecurityEventKind | undefined;
  search: ModerationSearch;
}

function KindSelect({ eventNames, eventKind, search: { account, network } }: KindProps) {
  const { t } = useTranslation('moderation');
  const navigate = useNavigate();
  const id = useId();
  const sortedNames = Object.entries(eventNames).toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <div className="moderation-find">
      <label className="visually-hidden" htmlFor={id}>
        {t('activity.kind')}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={eventKind ?? ''}
        onChange={({ target }) => {
          const chosenFilters = withoutUndefined({
            account,
            network,
            event: target.value || undefined,
          });
          void navigate(moderationHref({ tab: 'activity', ...chosenFilters }), {
            preventScrollReset: true,
          });
        }}
      >
        <option value="">{t('activity.everything')}</option>
        {sortedNames.map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function EventTable({ events }: Pick<ModerationEvents, 'events'>) {
  const { t } = useTranslation('moderation');
  const columns = [
    { key: 'event', label: t('columns.event') },
    { key: 'about', label: t('columns.about') },
    { key: 'at', label: t('columns.at'), className: 'numeric' },
  ];
  return (
    <ScrollRegion className="table-scroll" aria-labelledby="activity-heading">
      <table className="table data-table">
        <TableHead columns={columns} />
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td>
                {t(`events.${event.kind}`)}
                {event.byOperator && (
                  <span className="row-note">
                    {event.operator === null
                      ? t('activity.byOperator')
                      : t('activity.byName', { name: event.operator })}
                  </span>
                )}
              </td>
              <td>
                <EventSubject event={event} />
              </td>
              <td className="numeric nowrap">
                <TimeAgo instant={event.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function EventSubject({ event }: { event: ModerationEvents['events'][number] }) {
  const { t } = useTranslation('moderation');
  const { kind, account, network, subject, reason } = event;
  const eventNames = t('events', { returnObjects: true });
  const isUpload = kind.startsWith('upload_') || reason?.startsWith('upload_') === true;
  const isNetwork = kind.startsWith('network_') || /^network/.test(reason ?? '');
  return (
    <>
      {account !== null && (
        <Link to={sourceHref({ kind: 'account', source: account.id })}>
          {account.name ?? t('activity.deleted', { id: account.id.slice(0, 8) })}
        </Link>
      )}
      {network !== null && <NetworkLink network={network} />}
      {subject !== null &&
        (isNetwork ? (
          <NetworkLink network={subject} />
        ) : isUpload ? (
          <Link className="row-note" to={sourceHref({ kind: 'upload', source: subject })}>
            {t('activity.upload', { id: subject.slice(0, 10) })}
          </Link>
        ) : (
          <span className="row-note">{subject}</span>
        ))}
      {reason !== null && (
        <span className="row-note">
          {Object.hasOwn(eventNames, reason) ? eventNames[reason as SecurityEventKind] : reason}
        </span>
      )}
    </>
  );
}
