import { useTranslation } from 'react-i18next';

/** The submit button, disabled while the form is being sent. */
export function SubmitButton({
  busy,
  text,
  busyText,
}: {
  busy: boolean;
  text: string;
  busyText: string;
}) {
  const { t } = useTranslation();
  return (
    <div className="auth-submit">
      <button type="submit" className="btn btn-primary btn-lg" disabled={busy}>
        {busy ? busyText : text}
      </button>
      <span className="visually-hidden" role="status">
        {busy && t('loading')}
      </span>
    </div>
  );
}
