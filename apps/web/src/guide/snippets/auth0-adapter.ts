import type { AuthAdapter } from '../../account/auth-adapter.ts';
import { toUser } from './to-user.ts';

/** What of `Auth0Client` (package @auth0/auth0-spa-js, version 2) the adapter needs. */
interface Auth0Client {
  checkSession(): Promise<void>;
  loginWithPopup(options?: {
    authorizationParams?: { login_hint?: string; screen_hint?: string };
  }): Promise<void>;
  logout(options: { openUrl: false }): Promise<void>;
  getUser(): Promise<{ sub?: string; email?: string; name?: string; picture?: string } | undefined>;
}

interface Options {
  client: Auth0Client;
  /** Asks Auth0 for the mail: `POST https://{domain}/dbconnections/change_password`. */
  askForReset(email: string): Promise<void>;
}

/** Signs in by Auth0, in a window of its own; no password passes through the product. */
export function auth0Adapter({ client, askForReset }: Options): AuthAdapter {
  async function currentUser() {
    const found = await client.getUser();
    if (found?.sub === undefined || found.email === undefined) return null;
    return toUser({ id: found.sub, email: found.email, name: found.name, picture: found.picture });
  }
  async function signIn(hints: { login_hint: string; screen_hint?: string }) {
    await client.loginWithPopup({ authorizationParams: hints });
    const user = await currentUser();
    if (user === null) throw 'Auth0 told no e-mail address.';
    return user;
  }
  return {
    async restore() {
      await client.checkSession();
      return await currentUser();
    },
    signIn: ({ email }) => signIn({ login_hint: email }),
    signUp: ({ email }) => signIn({ login_hint: email, screen_hint: 'signup' }),
    signOut: () => client.logout({ openUrl: false }),
    resetPassword: askForReset,
    takeToken() {
      // Auth0's client keeps its tokens itself.
    },
    follow: () => () => {},
  };
}
