import { useTranslation } from 'react-i18next';
import { LaunchOption } from './help-card.tsx';
import type { ItemState } from './upload-queue.ts';

/** Errors that may mean that the game was not configured to write a log. */
const LOGGING_MAYBE_OFF = new Set(['empty', 'no_files']);

/** Says what went wrong with which file, and what to do. */
export function UploadError({ failure }: { failure: Extract<ItemState, { name: 'failed' }> }) {
  const { t } = useTranslation(['upload', 'common']);
  const { code, message, refused, requestId } = failure;
  return (
    <div className="upload-error" role="alert">
      <p>{t(`errors.${code}`, { defaultValue: message })}</p>
      {refused.length > 1 && (
        <ul>
          {refused.map(({ file, code: reason, message: text }) => (
            <li key={file}>
              <strong>{file}</strong> {t(`errors.${reason}`, { defaultValue: text })}
            </li>
          ))}
        </ul>
      )}
      {LOGGING_MAYBE_OFF.has(code) && <LaunchOption />}
      {requestId !== undefined && (
        <p className="small muted">{t('common:requestId', { id: requestId })}</p>
      )}
    </div>
  );
}
