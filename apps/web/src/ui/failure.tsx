import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

interface Props {
  message: string;
  requestId?: string | undefined;
  onRetry: () => void;
}

/** Shows what failed and offers a retry. */
export function Failure({ message, requestId, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className="notice" role="alert">
      <Icon name="alertTriangle" className="notice-icon" />
      <p className="notice-title">{t('loadFailed')}</p>
      <p>{message}</p>
      {requestId !== undefined && (
        <p className="small muted">{t('requestId', { id: requestId })}</p>
      )}
      <button type="button" className="btn btn-outline-primary btn-sm" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
