import './styles/main.scss';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { markPendingLinks } from './app/mark-pending-links.ts';
import { prefetch, prefetchPages } from './app/prefetch-pages.ts';
import { Providers } from './app/providers.tsx';
import { queryClient } from './app/query-client.ts';
import { reloadOnNewRelease } from './app/reload-on-new-release.ts';
import { router } from './app/router.tsx';
import { runWhenIdle } from './app/run-when-idle.ts';
import { waitForFirstPage } from './app/wait-for-first-page.ts';
import { listenForShortcuts } from './features/search/listen-for-shortcuts.ts';
import { startI18n } from './i18n/i18n.ts';
import { statusQuery } from './status.ts';
import { syncAppearance } from './theme.ts';
import { warmUpDateFormat } from './use-format.ts';

const textsLoaded = startI18n();
syncAppearance();
reloadOnNewRelease(router);
prefetchPages(router);
markPendingLinks(router);
listenForShortcuts();
// Every page shows the status; if it arrived while the first page is rendered, all of the page would
// have to be rendered again, in one long task.
void queryClient.prefetchQuery(statusQuery);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Meanwhile the static frame of index.html is shown, so that the page never appears in the wrong
// language.
await textsLoaded;
setTimeout(warmUpDateFormat);
await waitForFirstPage(router, queryClient);
// As a transition, the whole page is rendered in slices, between which the browser can draw the
// frame and react, instead of in a single long task.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
});
runWhenIdle(router, () =>
  prefetch(async () => (await import('./app/prepare-for-failures.ts')).prepareForFailures()),
);
