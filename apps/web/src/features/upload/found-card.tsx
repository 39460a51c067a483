import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { formatBytes } from './format-bytes.ts';
import { ItemFiles, useItemName } from './item-name.tsx';
import { PROGRESS_HEADING_ID } from './progress-card.tsx';
import type { LogScan } from './scan-log.ts';
import { useScans } from './scans.ts';
import { SessionField } from './session-field.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';
import { needsDate, type UploadItem } from './upload-queue.ts';
import { uploads, useUploads } from './uploads.ts';

/** The sessions that were found and can be sent. */
export function FoundCard() {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const { items, timeZone } = useUploads();
  const scans = useScans();
  const foundItems = items.filter(({ state }) => state.name === 'found');
  const readyItems = foundItems.filter((item) => !needsDate(item));
  if (foundItems.length === 0) return null;
  const matches = foundItems.reduce((sum, { key }) => sum + (scans.get(key)?.matches ?? 0), 0);
  const bytes = foundItems.reduce((sum, { batch }) => sum + (batch?.bytes ?? 0), 0);
  const start = () => {
    uploads.start();
    requestAnimationFrame(() => {
      const heading = document.getElementById(PROGRESS_HEADING_ID);
      heading?.focus({ preventScroll: true });
      // Keeps sessions that still need a date visible above it.
      heading?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <section className="card" aria-labelledby="upload-found">
      <div className="card-top">
        <h2 id="upload-found">{t('found.heading')}</h2>
        <p className="card-note" role="status">
          {t('found.note', {
            count: foundItems.length,
            n: format.number(foundItems.length),
            size: formatBytes(format.locale, bytes),
          })}
          {foundItems.length > 1 &&
            readyItems.length < foundItems.length &&
            ` · ${t('found.ready', {
              // The plural form follows the sessions that are not ready.
              count: foundItems.length - readyItems.length,
              ready: format.number(readyItems.length),
              n: format.number(foundItems.length),
              missing: format.number(foundItems.length - readyItems.length),
            })}`}
          {matches > 0 && ` · ${t('item.matches', { count: matches, n: format.number(matches) })}`}
        </p>
      </div>
      <ul className="session-list">
        {foundItems.map((item) => (
          <FoundItem key={item.key} item={item} scan={scans.get(item.key)} />
        ))}
      </ul>
      <div className="card-foot found-foot">
        <TimeZoneSelect value={timeZone} onChange={uploads.setTimeZone} />
        <button
          type="button"
          className="btn btn-primary"
          disabled={readyItems.length === 0}
          onClick={start}
        >
          <Icon name="upload" />
          {t('found.start', { count: readyItems.length, n: format.number(readyItems.length) })}
        </button>
      </div>
    </section>
  );
}

interface FoundItemProps {
  item: UploadItem;
  scan: LogScan | null | undefined;
}

function FoundItem({ item, scan }: FoundItemProps) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const name = useItemName()(item);
  const hasSessionField = item.batch?.guess !== null && item.batch?.guess !== undefined;
  return (
    <li>
      <div className="session-item">
        <div>
          <span className="item-name">{name}</span>
          <ItemFiles item={item} />
        </div>
        <span className="found-scan">
          {scan?.matches === 0 && <span className="muted">{t('found.noMatch')}</span>}
          {scan && scan.matches > 0 && (
            <strong>
              {t('item.matches', { count: scan.matches, n: format.number(scan.matches) })}
            </strong>
          )}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('found.remove', { name })}
          data-tip={t('found.remove', { name })}
          onClick={() => uploads.stop(item.key)}
        >
          <Icon name="x" />
        </button>
      </div>
      {hasSessionField && <SessionField item={item} />}
    </li>
  );
}
