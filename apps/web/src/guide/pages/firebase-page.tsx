import { ServicePage } from '../components/service-page.tsx';
import adapter from '../snippets/firebase-adapter.ts?raw';
import provide from '../snippets/provide-firebase.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import whoIsIt from '../snippets/who-is-it.tsx?raw';

/** Signing in by Firebase. */
export function FirebasePage() {
  return (
    <ServicePage
      name="Firebase"
      packageName="firebase"
      client={
        <>
          Name your project with <code>initializeApp</code>, and hand over what{' '}
          <code>getAuth()</code> answers and all of <code>firebase/auth</code>.
        </>
      }
      hosts={
        <>
          <code>https://identitytoolkit.googleapis.com</code> and{' '}
          <code>https://securetoken.googleapis.com</code> to <code>connect-src</code>
        </>
      }
      adapter={{ file: 'firebase-adapter.ts', code: adapter }}
      provide={{ file: 'provide-firebase.tsx', code: provide }}
      shared={{ toUser, whoIsIt, signOut }}
    >
      Firebase Authentication keeps accounts for web and mobile apps. Its client keeps the tokens
      and tells of every change, in other tabs too.
    </ServicePage>
  );
}
