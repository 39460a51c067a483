import type { AuthAdapter } from '../../account/auth-adapter.ts';
import { toUser } from './to-user.ts';

/** The part of `aws-amplify/auth` (aws-amplify, version 6) that the adapter needs. */
interface AmplifyAuth {
  signIn(input: { username: string; password: string }): Promise<{ isSignedIn: boolean }>;
  signUp(input: {
    username: string;
    password: string;
    options: { userAttributes: Record<string, string> };
  }): Promise<unknown>;
  signOut(): Promise<void>;
  resetPassword(input: { username: string }): Promise<unknown>;
  fetchUserAttributes(): Promise<{ sub?: string; email?: string; name?: string; picture?: string }>;
}

/** The part of its `Hub` (`aws-amplify/utils`); `listen` returns a function that stops it. */
interface AmplifyHub {
  listen(channel: 'auth', listener: (message: { payload: { event: string } }) => void): () => void;
}

/** Signs in with an Amazon Cognito user pool. */
export function cognitoAdapter(auth: AmplifyAuth, hub: AmplifyHub): AuthAdapter {
  async function currentUser() {
    const { sub, email, name, picture } = await auth.fetchUserAttributes();
    if (sub === undefined || email === undefined) throw 'Cognito returned no email address.';
    return toUser({ id: sub, email, name, picture });
  }
  async function signIn(username: string, password: string) {
    const { isSignedIn } = await auth.signIn({ username, password });
    if (!isSignedIn) throw 'Confirm your email address first.';
    return await currentUser();
  }
  return {
    method: 'cognito',
    restore: () => currentUser().catch(() => null),
    signIn: ({ email, password }) => signIn(email, password),
    async signUp({ email, password, firstName, lastName }) {
      const userAttributes = { email, name: `${firstName} ${lastName}` };
      await auth.signUp({ username: email, password, options: { userAttributes } });
      return await signIn(email, password);
    },
    signOut: () => auth.signOut(),
    async resetPassword(username) {
      await auth.resetPassword({ username });
    },
    continueSession() {
      // Amplify stores its own tokens.
    },
    subscribe: (onChange) =>
      hub.listen('auth', ({ payload: { event } }) => {
        if (event === 'signedOut') onChange(null);
        if (event === 'signedIn') void currentUser().then(onChange, () => onChange(null));
      }),
  };
}
