import adapter from '../../account/auth-adapter.ts?raw';
import state from '../../account/auth-state.ts?raw';
import providers from '../../app/providers.tsx?raw';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Topic } from '../components/topic.tsx';
import { SignOutButton } from '../snippets/sign-out-button.tsx';
import signOut from '../snippets/sign-out-button.tsx?raw';
import { WhoIsIt } from '../snippets/who-is-it.tsx';
import whoIsIt from '../snippets/who-is-it.tsx?raw';

/** Signing in as the product does it. */
export function JwtPage() {
  return (
    <GuideFrame title="JWT">
      <Topic title="Introduction">
        <p>
          The product’s own server signs people in and answers an access token: a JSON Web Token,
          HS256, good for three days. The browser keeps it (until it is closed, where “Remember me
          next time” was not chosen) and sends it with every call as{' '}
          <code>Authorization: Bearer …</code>. The server can end it before its time: at sign-out,
          at a change of the password, for one device in the settings. docs/decisions/0010 has the
          reasons.
        </p>
      </Topic>
      <Topic title="Quick start">
        <h3>1. Enable the AuthProvider</h3>
        <p>It stands around the whole app already:</p>
        <Quote file="apps/web/src/app/providers.tsx" code={providers} />
        <p>
          Its states: nobody knows yet who is signed in; somebody is; nobody is. Nothing private is
          drawn in the first of them.
        </p>
        <Quote file="apps/web/src/account/auth-state.ts" code={state} />
        <p>
          How it signs in is the matter of an adapter. Another service needs another one of these:
        </p>
        <Quote file="apps/web/src/account/auth-adapter.ts" code={adapter} />
        <h3>2. Enable the useAuth hook</h3>
        <p>
          Any component may use it. Outside of the provider it throws “AuthContext must be placed
          within AuthProvider”.
        </p>
      </Topic>
      <Topic title="How to use">
        <h3>Retrieve user info</h3>
        <Quote file="apps/web/src/guide/snippets/who-is-it.tsx" code={whoIsIt} />
        <div className="guide-live">
          <WhoIsIt />
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
