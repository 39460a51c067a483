import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { base } from '../../base.ts';
import type { Inbox } from './inbox.ts';
import type { OwnMatchesFlag } from './own-matches-flag.ts';
import { useDemoTexts } from './use-demo-texts.ts';

interface Props {
  inbox: Inbox;
  ownMatchesFlag: OwnMatchesFlag;
  onReset: () => Promise<void>;
}

/** The notice above every page that this is a demo, with a button that resets its data. */
export function DemoBar({ inbox, ownMatchesFlag, onReset }: Props) {
  const texts = useDemoTexts();
  const hasOwnMatches = useSyncExternalStore(ownMatchesFlag.subscribe, ownMatchesFlag.hasAny);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <aside className="demo-bar" aria-label={texts.label}>
        <span>{hasOwnMatches ? texts.noticeWithUploads : texts.notice}</span>
        {!window.isSecureContext && <strong>{texts.insecure}</strong>}
        {isConfirming ? (
          <span className="demo-bar-actions">
            <span id="demo-reset-question">{texts.confirm}</span>
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: replaces the focused button
              autoFocus
              aria-describedby="demo-reset-question"
              onClick={() => void onReset()}
            >
              {texts.deleteData}
            </button>
            <button type="button" onClick={() => setIsConfirming(false)}>
              {texts.cancel}
            </button>
          </span>
        ) : (
          <span className="demo-bar-actions">
            <button type="button" onClick={() => setIsConfirming(true)}>
              {texts.deleteData}
            </button>
          </span>
        )}
      </aside>
      {/* Rendered after the app, because the app's first link skips its navigation. */}
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
