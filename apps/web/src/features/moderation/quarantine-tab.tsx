import type { QuarantinePage } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceLinks } from '../../choice-links.tsx';
import { Pager } from '../../paging/pager.tsx';
import { QueryState } from '../../query-states/query-state.tsx';
import { TableHead } from '../../tables/table-head.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeAgo, TimeText } from '../../ui/time-text.tsx';
import { LogDetail } from './log-detail.tsx';
import { quarantineQuery } from './moderation-queries.ts';
import { type ModerationSearch, moderationHref, states } from './moderation-search.ts';
import { ReasonBadge } from './reason-badge.tsx';
import { Senders } from './senders.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';

/** The logs in quarantine, or one of them beside the description that counts. */
export function QuarantineTab({ search }: { search: ModerationSearch }) {
  return search.match === undefined ? (
    <LogList search={search} />
  ) : (
    <LogDetail key={search.match} logRef={search.match} />
  );
}

function LogList({ search: { state, cursor } }: { search: ModerationSearch }) {
  const { t } = useTranslation('moderation');
  const query = useQuery({
    ...quarantineQuery({ state, cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="quarantine-heading">{t('quarantine.heading')}</h2>
        <ChoiceLinks
          label={t('quarantine.states')}
          choices={states.map((value) => ({ value, text: t(`quarantine.${value}`) }))}
          current={state}
          href={(value) => moderationHref({ state: value })}
        />
      </div>
      <QueryState
        query={query}
        loading={<TabSkeleton />}
        empty={{
          when: ({ logs }) => logs.length === 0,
          show: (
            <Notice icon="check" title={t('quarantine.none')} text={t('quarantine.noneText')} />
          ),
        }}
      >
        {({ logs, nextCursor }) => (
          <>
            <LogTable logs={logs} />
            <Pager
              className="card-foot"
              label={t('quarantine.pages')}
              cursor={cursor}
              next={nextCursor}
              href={(next) =>
                moderationHref({ state, ...(next !== undefined && { cursor: next }) })
              }
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}

/** The classes of the column with the time of receipt, which is shown only where there is space. */
const RECEIVED_CLASSES = 'numeric nowrap d-none d-md-table-cell';

function LogTable({ logs }: { logs: QuarantinePage['logs'] }) {
  const { t } = useTranslation('moderation');
  const columns = [
    { key: 'match', label: t('columns.match') },
    { key: 'reason', label: t('columns.reason') },
    { key: 'sender', label: t('columns.sender') },
    { key: 'received', label: t('columns.received'), className: RECEIVED_CLASSES },
  ];
  return (
    <ScrollRegion className="table-scroll" aria-label={t('quarantine.heading')}>
      <table className="table data-table">
        <TableHead columns={columns} />
        <tbody>
          {logs.map((log) => (
            <tr key={`${log.uploadId} ${log.ordinal}`}>
              <td>
                <Link
                  className="moderation-match"
                  to={moderationHref({ match: `${log.uploadId}.${log.ordinal}` })}
                >
                  {t('match', { mode: log.mode.name, map: log.map.name })}
                </Link>
                <span className="row-note">
                  <TimeText instant={log.startedAt} />
                </span>
              </td>
              <td>
                <ReasonBadge reason={log.reason} decision={log.decision} />
              </td>
              <td>
                <Senders accounts={log.accounts} network={log.network} />
              </td>
              <td className={RECEIVED_CLASSES}>
                <TimeAgo instant={log.receivedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
