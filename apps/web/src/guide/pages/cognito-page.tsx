import { ServicePage } from '../components/service-page.tsx';
import adapter from '../snippets/cognito-adapter.ts?raw';
import provider from '../snippets/provide-cognito.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import userInfo from '../snippets/user-info.tsx?raw';

/** Signing in with Cognito. */
export function CognitoPage() {
  return (
    <ServicePage
      name="Cognito"
      packageName="aws-amplify"
      client={
        <>
          Configure your user pool with{' '}
          <code>
            {'Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId } } })'}
          </code>
          , and pass in all of <code>aws-amplify/auth</code> and the <code>Hub</code> of{' '}
          <code>aws-amplify/utils</code>.
        </>
      }
      hosts={
        <>
          <code>{'https://cognito-idp.{region}.amazonaws.com'}</code> to <code>connect-src</code>
        </>
      }
      adapter={{ file: 'cognito-adapter.ts', code: adapter }}
      provider={{ file: 'provide-cognito.tsx', code: provider }}
      shared={{ toUser, userInfo, signOut }}
    >
      Amazon Cognito manages accounts in a user pool. Its client, Amplify, sends email and password
      there and stores the tokens.
    </ServicePage>
  );
}
