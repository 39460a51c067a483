import '../../styles/main.scss';
import './demo-bar.scss';
import { createRoot } from 'react-dom/client';
import { base } from '../../base.ts';
import { storedThings } from '../../features/settings/stored-things.ts';
import { createDemoBackend } from '../create-demo-backend.ts';
import { loadSample } from '../data/sample/load-sample.ts';
import { answerEvents } from './answer-events.ts';
import { answerFetch } from './answer-fetch.ts';
import { answerXhr } from './answer-xhr.ts';
import { confirmBeforeUnload } from './confirm-before-unload.ts';
import { DemoBar } from './demo-bar.tsx';
import { createInbox } from './inbox.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import { replaceTexts } from './replace-texts.ts';

/**
 * Where the product starts without a server: each of the three ways from a page to its server ends
 * in the demo back end, then comes the app, which knows nothing of it.
 */
async function start(): Promise<void> {
  const { keep, forget } = await keepInBrowser();
  const inbox = createInbox();
  const answer = createDemoBackend({
    keep,
    sample: loadSample,
    now: Date.now,
    userAgent: navigator.userAgent,
    sendMail: inbox.receive,
    keepPageOpenFor: confirmBeforeUnload(window),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (failure) => console.error(failure),
  });
  window.fetch = answerFetch(answer, window.fetch.bind(window));
  window.XMLHttpRequest = answerXhr(answer, window.XMLHttpRequest);
  window.EventSource = answerEvents(answer, window.EventSource);
  replaceTexts();

  await import('../../main.tsx');

  /**
   * Everything this site has ever kept in this browser; other tabs are signed out by it. What other
   * sites of the same host keep there is theirs.
   */
  async function forgetEverything(): Promise<void> {
    await forget();
    for (const place of [localStorage, sessionStorage]) {
      for (const { name } of storedThings(Object.keys(place))) place.removeItem(name);
    }
    window.location.assign(`${base}/`);
  }

  const place = document.getElementById('demo-bar');
  if (place === null) throw new Error('the page has no place for the notice of the demo');
  createRoot(place).render(<DemoBar inbox={inbox} onForget={forgetEverything} />);
}

// Not awaited: what the app shares with this module would wait for it, and it for the app.
void start();
