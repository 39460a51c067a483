import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { fromInputValue, parseSessionName, toInputValue } from './session-date.ts';
import type { UploadItem } from './upload-queue.ts';
import { uploads } from './uploads.ts';

/** Asks when a session was, if neither folder nor log contains it. */
export function SessionField({ item }: { item: UploadItem }) {
  const { t } = useTranslation('upload');
  const format = useFormat();
  const id = `session-of-${item.key}`;
  const guess = item.batch?.guess ?? null;
  return (
    <div className="session-field">
      <label className="form-label" htmlFor={id}>
        {t('session.label')}
      </label>
      <div className="session-inputs">
        <input
          id={id}
          type="datetime-local"
          step={1}
          className="form-control form-control-sm"
          aria-describedby={`${id}-hint`}
          value={item.session === null ? '' : toInputValue(item.session)}
          onChange={({ target }) => uploads.setSession(item.key, fromInputValue(target.value))}
        />
        {guess !== null && item.session === null && (
          <button
            type="button"
            className="btn btn-surface btn-sm"
            onClick={() => uploads.setSession(item.key, guess)}
          >
            {t('session.use', { guess: format.dateTime(parseSessionName(guess)) })}
          </button>
        )}
      </div>
      <p className="form-text" id={`${id}-hint`}>
        {t(guess === null ? 'session.hint' : 'session.guessHint')}
      </p>
    </div>
  );
}
