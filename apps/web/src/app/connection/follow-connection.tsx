import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { getConnection, subscribeConnection } from '../../connection.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { statusQuery } from '../../status.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { createProbe } from './probe.ts';

/**
 * Says so while the server does not answer, and asks it until it does; then everything on the page is
 * fetched again. The bar stands beside the app: it is there in every layout and moves none of them.
 */
export async function followConnection(client: QueryClient): Promise<void> {
  await loadTexts('connection');
  const probe = createProbe(async () => {
    await client.fetchQuery({ ...statusQuery, staleTime: 0, retry: false }).catch(() => {});
  });
  const follow = () => {
    if (!getConnection().isReachable) return probe.start();
    probe.stop();
    void client.invalidateQueries();
  };
  const askIfGone = () => {
    if (!getConnection().isReachable) probe.askNow();
  };
  subscribeConnection(follow);
  // What the browser knows of its network says nothing of a server on this machine or beside it.
  window.addEventListener('offline', probe.askNow);
  window.addEventListener('online', askIfGone);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askIfGone();
  });
  if (!getConnection().isReachable) probe.start();

  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<ConnectionBar client={client} probe={probe} />);
}
