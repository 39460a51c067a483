import { useTranslation } from 'react-i18next';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { LaunchOption } from './help-card.tsx';
import type { ItemState } from './upload-queue.ts';

/** Errors after which logging may have to be turned on in the game. */
const LOGGING_OFF_CODES = new Set(['empty', 'no_files']);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Rounds up to the unit shown: otherwise “in 3 hours” could mean almost four. */
function roundUp(time: number, now: number): number {
  return time + (time - now > HOUR_MS ? HOUR_MS : MINUTE_MS) - 1000;
}

/** Shows what went wrong with which file, and what to do. */
export function UploadError({ failure }: { failure: Extract<ItemState, { name: 'failed' }> }) {
  const { t } = useTranslation(['upload', 'common']);
  const { code, message, refused, requestId, retryAt } = failure;
  const format = useFormat();
  const now = useNow();
  const when = retryAt === null ? '' : format.until(new Date(roundUp(retryAt, now)), now);
  return (
    <div className="upload-error" role="alert">
      <p>{t(`errors.${code}`, { defaultValue: message, when })}</p>
      {refused.length > 1 && (
        <ul>
          {refused.map(({ file, code: reason, message: text }) => (
            <li key={file}>
              <strong>{file}</strong> {t(`errors.${reason}`, { defaultValue: text })}
            </li>
          ))}
        </ul>
      )}
      {LOGGING_OFF_CODES.has(code) && <LaunchOption />}
      {requestId !== undefined && (
        <p className="small muted">{t('common:requestId', { id: requestId })}</p>
      )}
    </div>
  );
}
