import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { base } from '../../base.ts';
import type { Inbox } from './inbox.ts';
import { useDemoTexts } from './use-demo-texts.ts';

interface Props {
  inbox: Inbox;
  onForget: () => Promise<void>;
}

/** Says above every page that this is a demo, and resets its data. */
export function DemoBar({ inbox, onForget }: Props) {
  const texts = useDemoTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <aside className="demo-bar" aria-label={texts.label}>
        <span>{texts.notice}</span>
        {!window.isSecureContext && <strong>{texts.insecure}</strong>}
        {asking ? (
          <span className="demo-bar-actions">
            <span id="demo-forget-question">{texts.confirm}</span>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: the button that was pressed has made way for it
              autoFocus
              aria-describedby="demo-forget-question"
              onClick={() => void onForget()}
            >
              {texts.forget}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {texts.cancel}
            </button>
          </span>
        ) : (
          <span className="demo-bar-actions">
            <button type="button" onClick={() => setAsking(true)}>
              {texts.forget}
            </button>
          </span>
        )}
      </aside>
      {/* Behind the app, whose first link leads past its navigation. */}
      {createPortal(<DemoMail inbox={inbox} />, document.body)}
    </>
  );
}

/** Shows the email that a server would have sent. */
function DemoMail({ inbox }: { inbox: Inbox }) {
  const texts = useDemoTexts();
  const mail = useSyncExternalStore(inbox.subscribe, inbox.newest);
  return (
    <aside className="demo-mail" aria-label={texts.mailLabel} aria-live="polite">
      {mail !== null && (
        <div className="demo-mail-card">
          <p>{texts.mail.replace('{{to}}', mail.to)}</p>
          <a href={base + mail.link} onClick={inbox.dismiss}>
            {texts.link}
          </a>
          <button type="button" onClick={inbox.dismiss}>
            {texts.close}
          </button>
        </div>
      )}
    </aside>
  );
}
