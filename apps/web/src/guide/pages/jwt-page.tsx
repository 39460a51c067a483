import adapter from '../../account/auth-adapter.ts?raw';
import state from '../../account/auth-state.ts?raw';
import providers from '../../app/providers.tsx?raw';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Topic } from '../components/topic.tsx';
import { SignOutButton } from '../snippets/sign-out-button.tsx';
import signOut from '../snippets/sign-out-button.tsx?raw';
import { UserInfo } from '../snippets/user-info.tsx';
import userInfo from '../snippets/user-info.tsx?raw';

/** How Scrapboard itself signs people in. */
export function JwtPage() {
  return (
    <GuideFrame title="JWT">
      <Topic title="Introduction">
        <p>
          Scrapboard’s server signs people in and returns an access token: a JSON Web Token (HS256),
          valid for three days. The browser stores it (until closed, unless “Remember me next time”
          is checked) and sends it with every call as <code>Authorization: Bearer …</code>. The
          server can end it early: on sign-out, when the password changes, or for a single device in
          the settings. <FileLink file="docs/decisions/0010-sessions-and-passwords.md" /> has the
          reasons.
        </p>
      </Topic>
      <Topic title="Quick start">
        <h3>1. Enable the AuthProvider</h3>
        <p>It already wraps the whole app:</p>
        <Quote file="apps/web/src/app/providers.tsx" code={providers} />
        <p>
          It has three states: not initialised yet, signed in, signed out. Nothing private renders
          before it is initialised.
        </p>
        <Quote file="apps/web/src/account/auth-state.ts" code={state} />
        <p>An adapter does the signing in. Another service needs its own implementation of:</p>
        <Quote file="apps/web/src/account/auth-adapter.ts" code={adapter} />
        <h3>2. Enable the useAuth hook</h3>
        <p>
          Any component can use it. Outside the provider it throws “AuthContext must be placed
          within AuthProvider”.
        </p>
      </Topic>
      <Topic title="How to use">
        <h3>Retrieve user info</h3>
        <Quote file="apps/web/src/guide/snippets/user-info.tsx" code={userInfo} />
        <div className="guide-live">
          <UserInfo />
        </div>
        <h3>Execute actions</h3>
        <Quote file="apps/web/src/guide/snippets/sign-out-button.tsx" code={signOut} />
        <div className="guide-live">
          <SignOutButton />
        </div>
      </Topic>
    </GuideFrame>
  );
}
