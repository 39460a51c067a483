import type { AuthAdapter } from '../../account/auth-adapter.ts';
import { toUser } from './to-user.ts';

/** What of the package aws-amplify (`aws-amplify/auth` and `Hub`, version 6) the adapter needs. */
interface Amplify {
  signIn(input: { username: string; password: string }): Promise<{ isSignedIn: boolean }>;
  signUp(input: {
    username: string;
    password: string;
    options: { userAttributes: Record<string, string> };
  }): Promise<unknown>;
  signOut(): Promise<void>;
  resetPassword(input: { username: string }): Promise<unknown>;
  fetchUserAttributes(): Promise<{ sub?: string; email?: string; name?: string; picture?: string }>;
  /** `Hub.listen('auth', …)`; answers what stops it. */
  listen(onEvent: (event: 'signedIn' | 'signedOut') => void): () => void;
}

/** Signs in by a user pool of Amazon Cognito. */
export function cognitoAdapter(amplify: Amplify): AuthAdapter {
  async function currentUser() {
    const { sub, email, name, picture } = await amplify.fetchUserAttributes();
    if (sub === undefined || email === undefined) throw 'Cognito told no e-mail address.';
    return toUser({ id: sub, email, name, picture });
  }
  async function signIn(username: string, password: string) {
    const { isSignedIn } = await amplify.signIn({ username, password });
    if (!isSignedIn) throw 'Confirm your e-mail address first.';
    return await currentUser();
  }
  return {
    restore: () => currentUser().catch(() => null),
    signIn: ({ email, password }) => signIn(email, password),
    async signUp({ email, password, firstName, lastName }) {
      const userAttributes = { email, name: `${firstName} ${lastName}` };
      await amplify.signUp({ username: email, password, options: { userAttributes } });
      return await signIn(email, password);
    },
    signOut: () => amplify.signOut(),
    async resetPassword(username) {
      await amplify.resetPassword({ username });
    },
    takeToken() {
      // Amplify keeps its tokens itself.
    },
    follow: (tell) =>
      amplify.listen((event) => {
        if (event === 'signedOut') tell(null);
        else void currentUser().then(tell, () => tell(null));
      }),
  };
}
