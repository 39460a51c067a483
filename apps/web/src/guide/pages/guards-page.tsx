import { Link } from 'react-router';
import authGuard from '../../account/auth-guard.tsx?raw';
import { useAuth } from '../../account/use-auth.ts';
import { paths } from '../../paths.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Topic } from '../components/topic.tsx';
import { SecretPage } from '../snippets/guarded-page.tsx';
import guarded from '../snippets/guarded-page.tsx?raw';
import { WelcomePage } from '../snippets/guest-page.tsx';
import guest from '../snippets/guest-page.tsx?raw';

/** Who may see a page. */
export function GuardsPage() {
  const { isAuthenticated } = useAuth();
  return (
    <GuideFrame title="Guards">
      <Topic title="Introduction">
        <p>
          A guard stands around a page and decides who sees it. There are two: one for those who are
          signed in, one for those who are not. They make the screen right; what is secret is
          guarded by the server.
        </p>
      </Topic>
      <Topic title="Auth Guard">
        <p>
          It protects private routes from unauthenticated users: they are led to sign in, and come
          back to where they wanted to go. <Link to={paths.private()}>The private page</Link> stands
          behind it.
        </p>
        <Quote file="apps/web/src/guide/snippets/guarded-page.tsx" code={guarded} />
        <div className="guide-live">
          {isAuthenticated ? (
            <SecretPage />
          ) : (
            <p className="mb-0">
              You are not signed in: at this place the guard would lead you to{' '}
              <Link to={paths.signIn({ to: paths.guide('guards') })}>sign in</Link>.
            </p>
          )}
        </div>
        <Quote file="apps/web/src/account/auth-guard.tsx" code={authGuard} />
      </Topic>
      <Topic title="Guest Guard">
        <p>
          It protects routes from authenticated users, as the sign-in page: who is signed in goes on
          to where he wanted to go.
        </p>
        <Quote file="apps/web/src/guide/snippets/guest-page.tsx" code={guest} />
        <div className="guide-live">
          {isAuthenticated ? (
            <p className="mb-0">
              You are signed in: at this place the guard would lead you to{' '}
              <Link to={paths.private()}>the private page</Link>.
            </p>
          ) : (
            <WelcomePage />
          )}
        </div>
      </Topic>
    </GuideFrame>
  );
}
