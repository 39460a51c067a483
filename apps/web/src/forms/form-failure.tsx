import { useTranslation } from 'react-i18next';
import { failureDetails, failureMessage, failureWait, unknownFailure } from '../api-client.ts';

/** Why a call failed, in the viewer's language; nothing while none did. */
export function FormFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['account', 'common']);
  if (failure === undefined || failure === null) return null;
  const { code = '', requestId } = failureDetails(failure);
  const message = failureMessage(failure);
  const wait = failureWait(failure);
  return (
    <div className="alert alert-danger" role="alert">
      <p className="mb-0">
        {message === unknownFailure
          ? t('errors.unknown')
          : t(`errors.${code}`, { defaultValue: message })}
        {wait !== undefined && ` ${t('wait', { count: wait })}`}
      </p>
      {code === 'internal' && requestId !== undefined && (
        <p className="small mb-0">{t('common:requestId', { id: requestId })}</p>
      )}
    </div>
  );
}
