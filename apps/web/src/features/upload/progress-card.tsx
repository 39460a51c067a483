import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { ClaimQuestion } from './claim-question.tsx';
import { tallyOf } from './tally.ts';
import { UploadEntry } from './upload-entry.tsx';
import { hasFinished, isQueuedOrSending } from './upload-queue.ts';
import { uploads, useUploads } from './uploads.ts';

/** Takes the focus when the button that started the upload disappears. */
export const PROGRESS_HEADING_ID = 'upload-progress';

/** The uploads in progress and their results. */
export function ProgressCard() {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const { items, pausedUntil } = useUploads();
  const sentItems = items.filter(({ state }) => state.name !== 'found');
  if (sentItems.length === 0) return null;
  const finishedCount = sentItems.filter(hasFinished).length;
  const isRunning = finishedCount < sentItems.length;
  const failedCount = sentItems.filter(({ state }) => state.name === 'failed').length;
  const tally = tallyOf(sentItems);
  const sessionsText = t('progress.sessions', {
    done: format.number(finishedCount),
    count: sentItems.length,
    n: format.number(sentItems.length),
  });
  // The queue of a whole logs folder is long; the active uploads are kept in view.
  const waitingItems = sentItems.filter(({ state }) => state.name === 'waiting');
  const shownItems = sentItems.filter(({ state }) => state.name !== 'waiting');
  return (
    <section className="card" aria-labelledby={PROGRESS_HEADING_ID}>
      <div className="card-top">
        <h2 id={PROGRESS_HEADING_ID} tabIndex={-1}>
          {t(isRunning ? 'progress.running' : 'progress.done')}
        </h2>
        {isRunning ? (
          <button type="button" className="btn btn-surface btn-sm" onClick={uploads.stopAll}>
            {t('progress.stopAll')}
          </button>
        ) : (
          <button type="button" className="btn btn-surface btn-sm" onClick={uploads.clear}>
            {t('progress.clear')}
          </button>
        )}
      </div>
      <div className="overall">
        {sentItems.length > 1 && (
          <progress value={finishedCount} max={sentItems.length} aria-label={sessionsText} />
        )}
        <p role="status">
          {sentItems.length > 1 && <span>{sessionsText}</span>}{' '}
          <strong>{t('tally.new', { count: tally.new, n: format.number(tally.new) })}</strong>{' '}
          <span>{t('tally.known', { n: format.number(tally.known) })}</span>{' '}
          {tally.unfinished > 0 && (
            <span>{t('tally.unfinished', { n: format.number(tally.unfinished) })}</span>
          )}
          {failedCount > 0 && <span>{t('tally.failed', { n: format.number(failedCount) })}</span>}
        </p>
        {pausedUntil !== null && <PausedNote until={pausedUntil} />}
        {sentItems.some(isQueuedOrSending) && <p className="small muted">{t('progress.stay')}</p>}
      </div>
      <ClaimQuestion />
      <ul className="upload-list">
        {shownItems.map((item) => (
          <UploadEntry key={item.key} item={item} isExpanded={sentItems.length <= 3} />
        ))}
      </ul>
      {waitingItems.length > 0 && (
        <details className="upload-waiting">
          <summary>{t('progress.waiting', { count: waitingItems.length })}</summary>
          <ul className="upload-list">
            {waitingItems.map((item) => (
              <UploadEntry key={item.key} item={item} isExpanded={false} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function PausedNote({ until }: { until: number }) {
  const { t } = useTranslation('upload');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="paused">
      <Icon name="watch" />
      {t('progress.serverBusy', { count: Math.max(1, Math.ceil((until - now) / 1000)) })}
    </p>
  );
}
