import { ServicePage } from '../components/service-page.tsx';
import adapter from '../snippets/firebase-adapter.ts?raw';
import provider from '../snippets/provide-firebase.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import userInfo from '../snippets/user-info.tsx?raw';

/** Signing in with Firebase. */
export function FirebasePage() {
  return (
    <ServicePage
      name="Firebase"
      packageName="firebase"
      client={
        <>
          Configure your project with <code>initializeApp</code>, and pass in the result of{' '}
          <code>getAuth()</code> and all of <code>firebase/auth</code>.
        </>
      }
      hosts={
        <>
          <code>https://identitytoolkit.googleapis.com</code> and{' '}
          <code>https://securetoken.googleapis.com</code> to <code>connect-src</code>
        </>
      }
      adapter={{ file: 'firebase-adapter.ts', code: adapter }}
      provider={{ file: 'provide-firebase.tsx', code: provider }}
      shared={{ toUser, userInfo, signOut }}
    >
      Firebase Authentication manages accounts for web and mobile apps. Its client stores the tokens
      and reports every change, in other tabs too.
    </ServicePage>
  );
}
