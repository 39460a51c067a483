import { FileLink } from '../components/file-link.tsx';
import { ServicePage } from '../components/service-page.tsx';
import adapter from '../snippets/auth0-adapter.ts?raw';
import provider from '../snippets/provide-auth0.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import userInfo from '../snippets/user-info.tsx?raw';

/** Signing in with Auth0. */
export function Auth0Page() {
  return (
    <ServicePage
      name="Auth0"
      packageName="@auth0/auth0-spa-js"
      client={
        <>
          Create it with <code>{'new Auth0Client({ domain, clientId })'}</code> and pass it to the
          adapter, with your application’s domain and client ID.
        </>
      }
      hosts={
        <>
          your application’s domain to <code>connect-src</code> and <code>frame-src</code>. The
          popup has to report who signed in: set{' '}
          <code>cross-origin-opener-policy: same-origin-allow-popups</code> in{' '}
          <FileLink file="apps/server/src/http/security-headers.ts" />
        </>
      }
      adapter={{ file: 'auth0-adapter.ts', code: adapter }}
      provider={{ file: 'provide-auth0.tsx', code: provider }}
      shared={{ toUser, userInfo, signOut }}
    >
      Auth0 manages accounts and signs people in on its own page, which its client opens in a popup.
      Scrapboard never sees a password.
    </ServicePage>
  );
}
