import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { FileLink } from './file-link.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { Quote } from './quote.tsx';
import { Shell } from './shell.tsx';
import { Topic } from './topic.tsx';

interface Props {
  /** The service’s name. */
  name: string;
  /** What the service is and how it signs people in. */
  children: ReactNode;
  /** Its client’s package. */
  packageName: string;
  /** How to create the client, and what to pass in. */
  client: ReactNode;
  /** What the content security policy has to allow. */
  hosts: ReactNode;
  /** The service’s own files in guide/snippets. */
  adapter: { file: string; code: string };
  provider: { file: string; code: string };
  /** The files that all services share. */
  shared: Record<'toUser' | 'userInfo' | 'signOut', string>;
}

const SNIPPETS_FOLDER = 'apps/web/src/guide/snippets';

/** How to sign in with an external service: props give what differs between services. */
export function ServicePage(props: Props) {
  const { name, children, packageName, client, hosts, adapter, provider, shared } = props;
  return (
    <GuideFrame title={name}>
      <Topic title="Introduction">
        <p>{children}</p>
        <p>
          Scrapboard signs people in with its own server (see{' '}
          <Link to={paths.guide('auth/jwt')}>JWT</Link>). To use {name} instead, put an adapter
          between its client and Scrapboard’s AuthProvider. The adapter is part of the repository;
          you only install the service’s client.
        </p>
      </Topic>
      <Topic title="Quick start">
        <h3>1. Enable the AuthProvider</h3>
        <p>Install the service’s client:</p>
        <Shell>{`npm install --workspace apps/web --save-exact ${packageName}`}</Shell>
        <p>{client}</p>
        <p>The adapter, which knows {name} but not React:</p>
        <Quote file={`${SNIPPETS_FOLDER}/${adapter.file}`} code={adapter.code} />
        <p>Convert a {name} user to Scrapboard’s:</p>
        <Quote file={`${SNIPPETS_FOLDER}/to-user.ts`} code={shared.toUser} />
        <p>Use the adapter in the provider:</p>
        <Quote file={`${SNIPPETS_FOLDER}/${provider.file}`} code={provider.code} />
        <p>On the server, do two things:</p>
        <ul>
          <li>
            The content security policy (
            <FileLink file="apps/server/src/features/web/page-policy.ts" />) only lets pages connect
            to their own server. Add {hosts}.
          </li>
          <li>
            Calls send the token stored in <FileLink file="apps/web/src/account/token-store.ts" />.
            Store the service’s token there with <code>tokens.save</code>, and make{' '}
            <FileLink file="apps/server/src/features/auth/request-authenticator.ts" /> accept it.
            Until then, people are signed in on screen only, and visitors to the server.
          </li>
        </ul>
        <h3>2. Enable the useAuth hook</h3>
        <p>
          Nothing to do: <code>useAuth</code> works with any adapter.
        </p>
      </Topic>
      <Topic title="How to use">
        <h3>Retrieve user info</h3>
        <Quote file={`${SNIPPETS_FOLDER}/user-info.tsx`} code={shared.userInfo} />
        <h3>Execute actions</h3>
        <Quote file={`${SNIPPETS_FOLDER}/sign-out-button.tsx`} code={shared.signOut} />
      </Topic>
    </GuideFrame>
  );
}
