import { GuideFrame } from '../parts/guide-frame.tsx';
import { Quote } from '../parts/quote.tsx';
import { Topic } from '../parts/topic.tsx';
import adapter from '../snippets/cognito-adapter.ts?raw';
import provide from '../snippets/provide-cognito.tsx?raw';
import signOut from '../snippets/sign-out-button.tsx?raw';
import toUser from '../snippets/to-user.ts?raw';
import whoIsIt from '../snippets/who-is-it.tsx?raw';

/** Signing in by Cognito. */
export function CognitoPage() {
  return (
    <GuideFrame title="Cognito">
      <Topic title="Introduction">
        <p>
          Amazon Cognito keeps accounts in a user pool. Its client, Amplify, sends e-mail and
          password there and keeps the tokens.
        </p>
        <p>
          The product itself signs in by its own server (see JWT). What follows puts Cognito in that
          place: an adapter between its client and the product’s AuthProvider. It is compiled with
          the product; only the client of the service is yours to install. The server has to accept
          the tokens of Cognito then, or calls in the name of an account are refused: that is
          apps/server/src/features/accounts/identify.ts.
        </p>
      </Topic>
      <Topic title="Quick start">
        <h3>1. Enable the AuthProvider</h3>
        <p>The adapter, which knows Cognito and nothing of React:</p>
        <Quote file="apps/web/src/guide/snippets/cognito-adapter.ts" code={adapter} />
        <p>A person of Cognito as the product knows one:</p>
        <Quote file="apps/web/src/guide/snippets/to-user.ts" code={toUser} />
        <p>and the provider with it:</p>
        <Quote file="apps/web/src/guide/snippets/provide-cognito.tsx" code={provide} />
        <h3>2. Enable the useAuth hook</h3>
        <p>
          Nothing is to be done: <code>useAuth</code> asks the provider, whichever adapter it has.
          Outside of a provider it throws “AuthContext must be placed within AuthProvider”.
        </p>
      </Topic>
      <Topic title="How to use">
        <h3>Retrieve user info</h3>
        <Quote file="apps/web/src/guide/snippets/who-is-it.tsx" code={whoIsIt} />
        <h3>Execute actions</h3>
        <Quote file="apps/web/src/guide/snippets/sign-out-button.tsx" code={signOut} />
      </Topic>
    </GuideFrame>
  );
}
