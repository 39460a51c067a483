import type { ModeratedLog } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TableHead } from '../../tables/table-head.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { moderationHref, sourceHref } from './moderation-search.ts';
import { Badge, ReasonBadge } from './reason-badge.tsx';
import { Senders } from './senders.tsx';

/** The classes of the column with the time of receipt, which is shown only where there is space. */
const RECEIVED_CLASSES = 'numeric nowrap d-none d-md-table-cell';

/** All logs of a match: who witnessed it, and who contradicts. */
export function LogsOfMatch({ log }: { log: ModeratedLog }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const columns = [
    { key: 'log', label: t('columns.upload') },
    { key: 'state', label: t('columns.state') },
    { key: 'sender', label: t('columns.sender') },
    { key: 'weight', label: t('columns.weight'), className: 'numeric' },
    { key: 'received', label: t('columns.received'), className: RECEIVED_CLASSES },
  ];
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="logs-heading">{t('log.logs')}</h2>
        {log.witnesses > 0 && (
          <p className="card-note">
            {t('log.witnesses', { count: log.witnesses, n: format.number(log.witnesses) })}
          </p>
        )}
      </div>
      <ScrollRegion className="table-scroll" aria-labelledby="logs-heading">
        <table className="table data-table">
          <TableHead columns={columns} />
          <tbody>
            {log.logs.map((matchLog) => {
              const isShown =
                matchLog.uploadId === log.uploadId && matchLog.ordinal === log.ordinal;
              return (
                <tr key={`${matchLog.uploadId} ${matchLog.ordinal}`}>
                  <td>
                    <Link to={sourceHref({ kind: 'upload', source: matchLog.uploadId })}>
                      <code>{matchLog.uploadId.slice(0, 10)}</code>
                    </Link>
                    <span className="row-note">
                      {isShown ? (
                        t('log.thisLog')
                      ) : (
                        <Link
                          to={moderationHref({ match: `${matchLog.uploadId}.${matchLog.ordinal}` })}
                        >
                          {t('log.compare')}
                        </Link>
                      )}
                    </span>
                  </td>
                  <td>
                    {matchLog.reason === null && matchLog.decision === null ? (
                      <Badge
                        kind="good"
                        text={t(matchLog.describes ? 'log.describes' : 'log.agrees')}
                      />
                    ) : (
                      <ReasonBadge reason={matchLog.reason} decision={matchLog.decision} />
                    )}
                  </td>
                  <td>
                    <Senders accounts={matchLog.accounts} network={matchLog.network} />
                  </td>
                  <td className="numeric">{format.number(matchLog.weight)}</td>
                  <td className={RECEIVED_CLASSES}>
                    <TimeText instant={matchLog.receivedAt} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
