import { ServicePage } from '../components/service-page.tsx';
import adapter from '../snippets/auth0-adapter.ts?raw';
import provide from '../snippets/provide-auth0.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import whoIsIt from '../snippets/who-is-it.tsx?raw';

/** Signing in by Auth0. */
export function Auth0Page() {
  return (
    <ServicePage
      name="Auth0"
      packageName="@auth0/auth0-spa-js"
      client={
        <>
          Make it with <code>{'new Auth0Client({ domain, clientId })'}</code>, and hand it over as
          the adapter’s client, with domain and client id of your application.
        </>
      }
      hosts={
        <>
          the domain of your application to <code>connect-src</code> and <code>frame-src</code>. Its
          window has to tell this one who signed in: set{' '}
          <code>cross-origin-opener-policy: same-origin-allow-popups</code> in
          apps/server/src/http/security-headers.ts
        </>
      }
      adapter={{ file: 'auth0-adapter.ts', code: adapter }}
      provide={{ file: 'provide-auth0.tsx', code: provide }}
      shared={{ toUser, whoIsIt, signOut }}
    >
      Auth0 keeps accounts for other sites and signs people in on a page of its own. Its client
      opens that page in a window; no password comes to the product.
    </ServicePage>
  );
}
