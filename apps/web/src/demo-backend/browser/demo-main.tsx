import '../../styles/main.scss';
import './demo-bar.scss';
import { createRoot } from 'react-dom/client';
import { base } from '../../base.ts';
import { listStoredItems } from '../../features/settings/stored-items.ts';
import { createDemoBackend } from '../create-demo-backend.ts';
import { loadSample } from '../data/sample/load-sample.ts';
import { confirmBeforeUnload } from './confirm-before-unload.ts';
import { createDemoEventSource } from './create-demo-event-source.ts';
import { createDemoFetch } from './create-demo-fetch.ts';
import { createDemoXhr } from './create-demo-xhr.ts';
import { DemoBar } from './demo-bar.tsx';
import { createInbox } from './inbox.ts';
import { openBrowserStore } from './open-browser-store.ts';
import { createOwnMatchesFlag } from './own-matches-flag.ts';
import { replaceTexts } from './replace-texts.ts';

/**
 * Starts the product without a server: all three ways in which pages reach the server are answered
 * by the demo back end, then the app starts unchanged.
 */
async function start(): Promise<void> {
  const { openStoredValue, clear } = await openBrowserStore();
  const inbox = createInbox();
  const ownMatchesFlag = createOwnMatchesFlag();
  const handleRequest = createDemoBackend({
    openStoredValue,
    loadSample,
    now: Date.now,
    userAgent: navigator.userAgent,
    sendMail: inbox.receive,
    reportOwnMatches: ownMatchesFlag.set,
    confirmUnloadDuring: confirmBeforeUnload(window),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (failure) => console.error(failure),
  });
  window.fetch = createDemoFetch(handleRequest, window.fetch.bind(window));
  window.XMLHttpRequest = createDemoXhr(handleRequest, window.XMLHttpRequest);
  window.EventSource = createDemoEventSource(handleRequest, window.EventSource);
  replaceTexts();

  await import('../../main.tsx');

  /**
   * Removes everything this site has stored in this browser, which signs out other tabs. Data of
   * other sites on the same host is kept.
   */
  async function resetDemo(): Promise<void> {
    await clear();
    for (const storage of [localStorage, sessionStorage]) {
      for (const { name } of listStoredItems(Object.keys(storage))) storage.removeItem(name);
    }
    window.location.assign(`${base}/`);
  }

  const host = document.getElementById('demo-bar');
  if (host === null) throw new Error('The page has no element #demo-bar');
  createRoot(host).render(
    <DemoBar inbox={inbox} ownMatchesFlag={ownMatchesFlag} onReset={resetDemo} />,
  );
}

// Not awaited: modules that the app shares with this one would wait for it, and it for the app.
void start();
