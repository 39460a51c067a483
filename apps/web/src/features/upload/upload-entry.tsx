import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { formatBytes } from './format-bytes.ts';
import { ItemFiles, useItemName } from './item-name.tsx';
import { SessionField } from './session-field.tsx';
import { UploadError } from './upload-error.tsx';
import { hasFinished, needsDate, type UploadItem } from './upload-queue.ts';
import { UploadResults } from './upload-results.tsx';
import { uploads } from './uploads.ts';

interface Props {
  item: UploadItem;
  /** Whether its matches are shown at once, as in a short list. */
  isExpanded: boolean;
}

/** One upload: its progress, its result and its actions. */
export function UploadEntry({ item, isExpanded }: Props) {
  const { t } = useTranslation('upload');
  const name = useItemName()(item);
  const { state, upload, id } = item;
  const isFinished = hasFinished(item);
  const canRetry = state.name === 'stopped' || (state.name === 'failed' && item.batch !== null);
  return (
    <li className={`upload-entry ${state.name}`}>
      <div className="upload-entry-top">
        <div>
          <span className="item-name">{name}</span>
          <ItemFiles item={item} />
        </div>
        <span className="upload-state">
          <StateIcon item={item} />
          {t(`state.${shownStateOf(item)}`)}
        </span>
        <span className="upload-actions">
          {id !== null && (
            <Link
              className="icon-button"
              to={paths.upload({ id })}
              data-tip={t('item.link')}
              aria-label={t('item.linkOf', { name })}
            >
              <Icon name="link" />
            </Link>
          )}
          {!isFinished && (
            <button
              type="button"
              className="icon-button"
              data-tip={t('item.stop')}
              aria-label={t('item.stopOf', { name })}
              onClick={() => uploads.stop(item.key)}
            >
              <Icon name="x" />
            </button>
          )}
          {canRetry && (
            <button
              type="button"
              className="btn btn-surface btn-sm"
              disabled={needsDate(item)}
              onClick={() => uploads.retry(item.key)}
            >
              {t('item.retry')}
            </button>
          )}
        </span>
      </div>
      {!isFinished && state.name !== 'waiting' && <Progress item={item} name={name} />}
      {state.name === 'failed' && <UploadError failure={state} />}
      {state.name === 'failed' && (state.code === 'no_date' || state.code === 'bad_session') && (
        <SessionField item={item} />
      )}
      {upload !== null && (
        <UploadResults item={item} upload={upload} isInitiallyOpen={isExpanded} />
      )}
    </li>
  );
}

/** Returns the state to show: `known` if the server had these bytes already, `queued` while it reads other uploads. */
function shownStateOf({ state, isDuplicate, upload }: UploadItem) {
  if (state.name === 'stored' && isDuplicate) return 'known';
  if (state.name === 'reading' && upload?.status !== 'reading') return 'queued';
  return state.name === 'found' ? 'waiting' : state.name;
}

function StateIcon({ item: { state } }: { item: UploadItem }) {
  if (state.name === 'stored') return <Icon name="check" />;
  if (state.name === 'failed') return <Icon name="alertTriangle" />;
  if (state.name === 'stopped') return <Icon name="x" />;
  return null;
}

function Progress({ item, name }: { item: UploadItem; name: string }) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const { state, upload } = item;
  const formatSize = (bytes: number) => formatBytes(format.locale, bytes);
  const [done, total] =
    state.name === 'packing' || state.name === 'sending'
      ? [state.done, state.total]
      : [upload?.progress.bytes ?? 0, upload?.progress.totalBytes ?? 0];
  const hasTotal = total > 0;
  return (
    <div className="upload-progress">
      <progress
        {...(hasTotal && { value: done })}
        max={Math.max(1, total)}
        aria-label={t('item.progressOf', { name })}
      />
      <span className="row-note">
        {hasTotal && (
          <>
            {format.percent((100 * done) / total, 0)}
            {' · '}
            {t('item.bytes', { done: formatSize(done), total: formatSize(total) })}
          </>
        )}
        {state.name === 'reading' && upload !== null && (
          <>
            {' · '}
            {t('item.matches', {
              count: upload.progress.matches,
              n: format.number(upload.progress.matches),
            })}
          </>
        )}
      </span>
    </div>
  );
}
