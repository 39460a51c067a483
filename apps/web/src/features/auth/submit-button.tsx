import { useTranslation } from 'react-i18next';

/** The submit button, disabled while the form is being sent. */
export function SubmitButton({
  isBusy,
  text,
  busyText,
}: {
  isBusy: boolean;
  text: string;
  busyText: string;
}) {
  const { t } = useTranslation();
  return (
    <div className="auth-submit">
      <button type="submit" className="btn btn-primary btn-lg" disabled={isBusy}>
        {isBusy ? busyText : text}
      </button>
      <span className="visually-hidden" role="status">
        {isBusy && t('loading')}
      </span>
    </div>
  );
}
