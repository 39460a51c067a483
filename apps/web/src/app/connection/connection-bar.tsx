import './connection-bar.scss';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachable } from '../../connection.ts';
import { numbersFrom } from '../../numbers-from.ts';
import { Icon } from '../../ui/icon.tsx';
import { useResetAfter } from '../../ui/use-reset-after.ts';
import { useFormat } from '../../use-format.ts';
import type { Probe } from './probe.ts';

interface Props {
  client: QueryClient;
  probe: Probe;
}

/** Says that the server does not answer and how old the numbers are, and for a moment that it is back. */
export function ConnectionBar({ client, probe }: Props) {
  const isReachable = useIsReachable();
  const [wasGone, setWasGone] = useState(false);
  const [isBack, setIsBack] = useState<true>();
  useEffect(() => {
    if (!isReachable) setWasGone(true);
    else if (wasGone) {
      setWasGone(false);
      setIsBack(true);
    }
  }, [isReachable, wasGone]);
  useResetAfter(isReachable ? isBack : undefined, () => setIsBack(undefined));
  return (
    // Always there: screen readers announce only what is added to a live region.
    <div className="connection-bar" role="status">
      {isReachable ? isBack && <Back /> : <Gone client={client} probe={probe} />}
    </div>
  );
}

function Back() {
  const { t } = useTranslation('connection');
  return (
    <p className="connection-back">
      <Icon name="check" />
      {t('back')}
    </p>
  );
}

function Gone({ client, probe }: Props) {
  const { t } = useTranslation('connection');
  const format = useFormat();
  const [from] = useState(() => numbersFrom(client));
  const isOffline = !navigator.onLine;
  const kind = isOffline ? 'offline' : 'unreachable';
  return (
    <div className="connection-gone">
      <Icon name="alertTriangle" />
      <p>
        {from === undefined ? t(kind) : t(`${kind}Since`, { time: format.clock(from, Date.now()) })}
      </p>
      <Next probe={probe} />
      <button type="button" className="btn btn-sm" onClick={probe.askNow}>
        {t('tryNow')}
      </button>
    </div>
  );
}

/** When it is tried again. Not announced: it changes every second. */
function Next({ probe }: Pick<Props, 'probe'>) {
  const { t } = useTranslation('connection');
  const { isAsking, nextAt } = useSyncExternalStore(probe.subscribe, probe.getState);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = nextAt === undefined ? 0 : Math.ceil((nextAt - now) / 1000);
  return (
    <span className="connection-next" aria-hidden="true">
      {isAsking || seconds < 1 ? t('asking') : t('next', { count: seconds })}
    </span>
  );
}
