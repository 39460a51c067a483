import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { LaunchOption } from './help-card.tsx';
import type { SortedFiles } from './sort-files.ts';

export interface DropSummary extends Omit<SortedFiles, 'batches'> {
  /** The number of sessions or archives, and how many of them were not in the list yet. */
  batches: number;
  newBatches: number;
}

/** Lists the files that are not sent and why, and explains what to do if nothing can be sent. */
export function SkippedFiles({ dropped }: { dropped: DropSummary }) {
  const { t } = useTranslation('upload');
  const { ignored, withoutCombat, batches, newBatches } = dropped;
  const isEmpty = batches === 0;
  const files = ignored.private.length + ignored.other.length + ignored.empty.length;
  return (
    <div role="status">
      {isEmpty && (
        <div className="alert upload-alert">
          <Icon name="alertTriangle" />
          <div>
            <p className="alert-title">
              {t(withoutCombat.length > 0 ? 'nothing.noCombatTitle' : 'nothing.title')}
            </p>
            {withoutCombat.length > 0 || files === 0 ? null : <p>{t('nothing.text')}</p>}
            <LaunchOption />
          </div>
        </div>
      )}
      {!isEmpty && (files > 0 || withoutCombat.length > 0 || newBatches < batches) && (
        <div className="skipped-files">
          {newBatches < batches && <p>{t('skipped.duplicate', { count: batches - newBatches })}</p>}
          {withoutCombat.length > 0 && (
            <Paths
              title={t('skipped.noCombat', { count: withoutCombat.length })}
              paths={withoutCombat}
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
