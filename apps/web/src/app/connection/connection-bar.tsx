import './connection-bar.scss';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReachable } from '../../connection.ts';
import { dataAsOf } from '../../data-as-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { useResetAfter } from '../../ui/use-reset-after.ts';
import { useFormat } from '../../use-format.ts';
import type { Probe } from './probe.ts';

interface Props {
  client: QueryClient;
  probe: Probe;
}

/**
 * Shows that the server does not respond and how old the data is, and briefly that it is back.
 */
export function ConnectionBar({ client, probe }: Props) {
  const isReachable = useIsReachable();
  const [wasUnreachable, setWasUnreachable] = useState(false);
  const [isBack, setIsBack] = useState<true>();
  useEffect(() => {
    if (!isReachable) setWasUnreachable(true);
    else if (wasUnreachable) {
      setWasUnreachable(false);
      setIsBack(true);
    }
  }, [isReachable, wasUnreachable]);
  useResetAfter(isReachable ? isBack : undefined, () => setIsBack(undefined));
  return (
    // Always rendered: screen readers announce only what is added to a live region.
    <div className="connection-bar" role="status">
      {isReachable ? isBack && <Reconnected /> : <Unreachable client={client} probe={probe} />}
    </div>
  );
}

function Reconnected() {
  const { t } = useTranslation('connection');
  return (
    <p className="connection-back">
      <Icon name="check" />
      {t('back')}
    </p>
  );
}

function Unreachable({ client, probe }: Props) {
  const { t } = useTranslation('connection');
  const format = useFormat();
  const [asOf] = useState(() => dataAsOf(client));
  const isOffline = !navigator.onLine;
  const kind = isOffline ? 'offline' : 'unreachable';
  return (
    <div className="connection-gone">
      <Icon name="alertTriangle" />
      <p>
        {asOf === undefined ? t(kind) : t(`${kind}Since`, { time: format.clock(asOf, Date.now()) })}
      </p>
      <NextCheck probe={probe} />
      <button type="button" className="btn btn-sm" onClick={probe.checkNow}>
        {t('tryNow')}
      </button>
    </div>
  );
}

/** A countdown to the next attempt; not announced, because it changes every second. */
function NextCheck({ probe }: Pick<Props, 'probe'>) {
  const { t } = useTranslation('connection');
  const { isChecking, nextAt } = useSyncExternalStore(probe.subscribe, probe.getState);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = nextAt === undefined ? 0 : Math.ceil((nextAt - now) / 1000);
  return (
    <span className="connection-next" aria-hidden="true">
      {isChecking || seconds < 1 ? t('asking') : t('next', { count: seconds })}
    </span>
  );
}
