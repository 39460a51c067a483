import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { LaunchOption } from './help-card.tsx';
import type { SortedFiles } from './sort-files.ts';

export interface DropSummary extends Omit<SortedFiles, 'batches'> {
  /** The number of sessions or archives, and how many of them were not in the list yet. */
  batchCount: number;
  newBatchCount: number;
}

/** Lists the files that are not sent and why, and explains what to do if nothing can be sent. */
export function SkippedFiles({ summary }: { summary: DropSummary }) {
  const { t } = useTranslation('upload');
  const { ignored, withoutCombatLog, batchCount, newBatchCount } = summary;
  const isEmpty = batchCount === 0;
  const fileCount = ignored.private.length + ignored.other.length + ignored.empty.length;
  return (
    <div role="status">
      {isEmpty && (
        <div className="alert upload-alert">
          <Icon name="alertTriangle" />
          <div>
            <p className="alert-title">
              {t(withoutCombatLog.length > 0 ? 'nothing.noCombatTitle' : 'nothing.title')}
            </p>
            {withoutCombatLog.length > 0 || fileCount === 0 ? null : <p>{t('nothing.text')}</p>}
            <LaunchOption />
          </div>
        </div>
      )}
      {!isEmpty && (fileCount > 0 || withoutCombatLog.length > 0 || newBatchCount < batchCount) && (
        <div className="skipped-files">
          {newBatchCount < batchCount && (
            <p>{t('skipped.duplicate', { count: batchCount - newBatchCount })}</p>
          )}
          {withoutCombatLog.length > 0 && (
            <Paths
              title={t('skipped.noCombat', { count: withoutCombatLog.length })}
              paths={withoutCombatLog}
            />
          )}
          {ignored.private.length > 0 && (
            <p>{t('skipped.private', { count: ignored.private.length })}</p>
          )}
          {ignored.empty.length > 0 && (
            <Paths
              title={t('skipped.empty', { count: ignored.empty.length })}
              paths={ignored.empty}
            />
          )}
          {ignored.other.length > 0 && (
            <Paths
              title={t('skipped.other', { count: ignored.other.length })}
              paths={ignored.other}
            />
          )}
        </div>
      )}
    </div>
  );
}

const MAX_PATHS_SHOWN = 50;

function Paths({ title, paths }: { title: string; paths: string[] }) {
  const { t } = useTranslation('upload');
  const hiddenCount = paths.length - MAX_PATHS_SHOWN;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {paths.slice(0, MAX_PATHS_SHOWN).map((path) => (
          <li key={path}>{path}</li>
        ))}
        {hiddenCount > 0 && <li>{t('skipped.more', { count: hiddenCount })}</li>}
      </ul>
    </details>
  );
}
