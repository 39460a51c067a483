import type { AuthAdapter } from '../../account/auth-adapter.ts';
import { toUser } from './to-user.ts';

/** The part of `Auth0Client` (@auth0/auth0-spa-js, version 2) that the adapter needs. */
interface Auth0Client {
  checkSession(): Promise<void>;
  loginWithPopup(options?: {
    authorizationParams?: { login_hint?: string; screen_hint?: string };
  }): Promise<void>;
  logout(options: { openUrl: false }): Promise<void>;
  getUser(): Promise<{ sub?: string; email?: string; name?: string; picture?: string } | undefined>;
}

interface Application {
  domain: string;
  clientId: string;
}

/** Signs in with Auth0 in a popup; Scrapboard never sees a password. */
export function auth0Adapter(client: Auth0Client, application: Application): AuthAdapter {
  async function currentUser() {
    const found = await client.getUser();
    if (found?.sub === undefined || found.email === undefined) return null;
    return toUser({ id: found.sub, email: found.email, name: found.name, picture: found.picture });
  }
  async function signIn(hints: { login_hint: string; screen_hint?: string }) {
    await client.loginWithPopup({ authorizationParams: hints });
    const user = await currentUser();
    if (user === null) throw 'Auth0 returned no email address.';
    return user;
  }
  return {
    method: 'auth0',
    async restore() {
      await client.checkSession();
      return await currentUser();
    },
    signIn: ({ email }) => signIn({ login_hint: email }),
    signUp: ({ email }) => signIn({ login_hint: email, screen_hint: 'signup' }),
    signOut: () => client.logout({ openUrl: false }),
    async resetPassword(email) {
      const response = await fetch(`https://${application.domain}/dbconnections/change_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: application.clientId,
          email,
          connection: 'Username-Password-Authentication',
        }),
      });
      if (!response.ok) throw 'Something went wrong';
    },
    continueSession() {
      // Auth0’s client stores its own tokens.
    },
    subscribe: () => () => {},
  };
}
