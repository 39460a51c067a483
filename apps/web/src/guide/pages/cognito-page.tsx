import { ServicePage } from '../components/service-page.tsx';
import adapter from '../snippets/cognito-adapter.ts?raw';
import provide from '../snippets/provide-cognito.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import whoIsIt from '../snippets/who-is-it.tsx?raw';

/** Signing in by Cognito. */
export function CognitoPage() {
  return (
    <ServicePage
      name="Cognito"
      packageName="aws-amplify"
      client={
        <>
          Name your user pool with{' '}
          <code>
            {'Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId } } })'}
          </code>
          , and hand over all of <code>aws-amplify/auth</code> and the <code>Hub</code> of{' '}
          <code>aws-amplify/utils</code>.
        </>
      }
      hosts={
        <>
          <code>{'https://cognito-idp.{region}.amazonaws.com'}</code> to <code>connect-src</code>
        </>
      }
      adapter={{ file: 'cognito-adapter.ts', code: adapter }}
      provide={{ file: 'provide-cognito.tsx', code: provide }}
      shared={{ toUser, whoIsIt, signOut }}
    >
      Amazon Cognito keeps accounts in a user pool. Its client, Amplify, sends e-mail and password
      there and keeps the tokens.
    </ServicePage>
  );
}
