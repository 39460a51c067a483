import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';

interface Props {
  onCancel: () => void;
}

/** The delay before the progress is shown: quicker answers need none. */
const SHOW_DELAY_S = 1;

/** How long a question has been running, with a button that cancels it; nothing in the first second. */
export function SlowAnswer({ onCancel }: Props) {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((elapsed) => elapsed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds < SHOW_DELAY_S) return null;
  return (
    <div className="answer-slow">
      <span role="status">{t('slow.running')}</span>
      <span className="muted" aria-hidden="true">
        {t('slow.seconds', { n: format.number(seconds) })}
      </span>
      <button type="button" className="btn btn-surface btn-sm" onClick={onCancel}>
        {t('slow.cancel')}
      </button>
    </div>
  );
}
