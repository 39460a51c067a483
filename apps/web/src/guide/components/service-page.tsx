import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { GuideFrame } from './guide-frame.tsx';
import { Quote } from './quote.tsx';
import { Shell } from './shell.tsx';
import { Topic } from './topic.tsx';

interface Props {
  /** The service, as its makers write it. */
  name: string;
  /** What the service is and how it signs people in. */
  children: ReactNode;
  /** The package of its client. */
  packageName: string;
  /** How the client is made, and what of it is handed over. */
  client: ReactNode;
  /** What the content policy has to let the browser talk to. */
  hosts: ReactNode;
  /** Files in guide/snippets that are the service's own. */
  adapter: { file: string; code: string };
  provide: { file: string; code: string };
  /** Those that all services have alike. */
  shared: Record<'toUser' | 'whoIsIt' | 'signOut', string>;
}

const folder = 'apps/web/src/guide/snippets';

/** How to sign in by a service of others: what differs is given, what all have alike stands here. */
export function ServicePage(props: Props) {
  const { name, children, packageName, client, hosts, adapter, provide, shared } = props;
  return (
    <GuideFrame title={name}>
      <Topic title="Introduction">
        <p>{children}</p>
        <p>
          The product itself signs in by its own server (see{' '}
          <Link to={paths.guide('auth/jwt')}>JWT</Link>). What follows puts {name} in that place: an
          adapter between its client and the product’s AuthProvider. The adapter is compiled with
          the product; only the client of the service is yours to install.
        </p>
      </Topic>
      <Topic title="Quick start">
        <h3>1. Enable the AuthProvider</h3>
        <p>The client of the service:</p>
        <Shell>{`npm install --workspace apps/web --save-exact ${packageName}`}</Shell>
        <p>{client}</p>
        <p>The adapter, which knows {name} and nothing of React:</p>
        <Quote file={`${folder}/${adapter.file}`} code={adapter.code} />
        <p>A person of {name} as the product knows one:</p>
        <Quote file={`${folder}/to-user.ts`} code={shared.toUser} />
        <p>and the provider with it:</p>
        <Quote file={`${folder}/${provide.file}`} code={provide.code} />
        <p>Two things are to be done on the server:</p>
        <ul>
          <li>
            The content policy (apps/server/src/features/web/page-policy.ts) lets pages talk to the
            product’s own server alone. Add {hosts}.
          </li>
          <li>
            Calls in the name of an account carry the token that is in
            apps/web/src/account/token-store.ts. Put the service’s token there with{' '}
            <code>tokens.keep</code>, and let apps/server/src/features/accounts/identify.ts accept
            it. Until then people are signed in on the screen, and visitors to the server.
          </li>
        </ul>
        <h3>2. Enable the useAuth hook</h3>
        <p>
          Nothing is to be done: <code>useAuth</code> asks the provider, whichever adapter it has.
        </p>
      </Topic>
      <Topic title="How to use">
        <h3>Retrieve user info</h3>
        <Quote file={`${folder}/who-is-it.tsx`} code={shared.whoIsIt} />
        <h3>Execute actions</h3>
        <Quote file={`${folder}/sign-out-button.tsx`} code={shared.signOut} />
      </Topic>
    </GuideFrame>
  );
}
