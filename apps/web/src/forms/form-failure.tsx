import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureDetails, failureMessage, retryAfterSeconds } from '../api-client.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useFormat } from '../use-format.ts';
import { useAccountText } from './use-account-text.ts';

/** Shows why a call failed and how long to wait; empty without a failure. */
export function FormFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation();
  const accountText = useAccountText();
  const failureText = useFailureText();
  if (failure === undefined || failure === null) return null;
  const { code, requestId } = failureDetails(failure);
  const seconds = retryAfterSeconds(failure);
  const message = failureMessage(failure);
  const shownText = accountText(message);
  return (
    <div className="alert alert-danger form-failure">
      <p className="mb-0" role="alert">
        {shownText === message ? failureText(failure) : shownText}
      </p>
      {seconds !== undefined && <RetryCountdown key={`${requestId}`} seconds={seconds} />}
      {code === 'internal' && requestId !== undefined && (
        <p className="small mb-0">{t('requestId', { id: requestId })}</p>
      )}
    </div>
  );
}

/**
 * Counts down to the next attempt. Screen readers announce only its end, not every second.
 */
function RetryCountdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSecondsLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <>
      <p className="mb-0" role="timer">
        {secondsLeft > 0 && t('wait', { time: format.duration(secondsLeft) })}
      </p>
      <p className="mb-0" role="status">
        {secondsLeft === 0 && t('waitOver')}
      </p>
    </>
  );
}
