import { MAX_LISTED_UPLOADS, type ModeratedSource } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TableHead } from '../../tables/table-head.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { sourceHref } from './moderation-search.ts';
import { Senders } from './senders.tsx';

/** The newest uploads of a source. */
export function SourceUploads({ uploads }: Pick<ModeratedSource, 'uploads'>) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const columns = [
    { key: 'upload', label: t('columns.upload') },
    { key: 'sender', label: t('columns.sender') },
    { key: 'matches', label: t('columns.matches'), className: 'numeric' },
    { key: 'quarantined', label: t('columns.quarantined'), className: 'numeric' },
    { key: 'received', label: t('columns.received'), className: 'numeric' },
  ];
  return (
    <div className="card">
      <div className="card-top">
        <h2 id="uploads-heading">{t('sources.uploads')}</h2>
        {uploads.length === MAX_LISTED_UPLOADS && (
          <p className="card-note">
            {t('sources.newest', { n: format.number(MAX_LISTED_UPLOADS) })}
          </p>
        )}
      </div>
      {uploads.length === 0 ? (
        <p className="card-body moderation-note">{t('sources.noUploads')}</p>
      ) : (
        <ScrollRegion className="table-scroll" aria-labelledby="uploads-heading">
          <table className="table data-table">
            <TableHead columns={columns} />
            <tbody>
              {uploads.map(({ id, accounts, network, matches, quarantined, receivedAt }) => (
                <tr key={id}>
                  <td>
                    <Link to={sourceHref({ kind: 'upload', source: id })}>
                      <code>{id.slice(0, 10)}</code>
                    </Link>
                  </td>
                  <td>
                    <Senders accounts={accounts} network={network} />
                  </td>
                  <td className="numeric">{format.number(matches)}</td>
                  <td className="numeric">{format.number(quarantined)}</td>
                  <td className="numeric nowrap">
                    <TimeText instant={receivedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
