import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { getConnection, subscribeConnection } from '../../connection.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { statusQuery } from '../../status.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { createProbe } from './probe.ts';

/**
 * Shows a bar while the server does not respond, and checks until it does; then everything on the
 * page is fetched again. The bar is rendered beside the app, so that it appears in every layout and
 * moves none of them.
 */
export async function watchConnection(client: QueryClient): Promise<void> {
  await loadTexts('connection');
  const probe = createProbe(async () => {
    await client.fetchQuery({ ...statusQuery, staleTime: 0, retry: false }).catch(() => {});
  });
  const onChange = () => {
    if (!getConnection().isReachable) return probe.start();
    probe.stop();
    void client.invalidateQueries();
  };
  const checkIfUnreachable = () => {
    if (!getConnection().isReachable) probe.checkNow();
  };
  subscribeConnection(onChange);
  // Being offline does not mean that a server on this machine or network is unreachable.
  window.addEventListener('offline', probe.checkNow);
  window.addEventListener('online', checkIfUnreachable);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkIfUnreachable();
  });
  if (!getConnection().isReachable) probe.start();

  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<ConnectionBar client={client} probe={probe} />);
}
