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

/** Who can see a page. */
export function GuardsPage() {
  const { isAuthenticated } = useAuth();
  return (
    <GuideFrame title="Guards">
      <Topic title="Introduction">
        <p>
          A guard wraps a page and decides who sees it. There are two: one for signed-in users, one
          for visitors. They only control what is shown; the server protects the data.
        </p>
      </Topic>
      <Topic title="Auth Guard">
        <p>
          It protects private routes from unauthenticated users: they are redirected to the sign-in
          page, and return to where they wanted to go.{' '}
          <Link to={paths.private()}>The private page</Link> uses it.
        </p>
        <Quote file="apps/web/src/guide/snippets/guarded-page.tsx" code={guarded} />
        <div className="guide-live">
          {isAuthenticated ? (
            <SecretPage />
          ) : (
            <p className="mb-0">
              You’re not signed in: here the guard would redirect you to{' '}
              <Link to={paths.signIn({ to: paths.guide('guards') })}>sign in</Link>.
            </p>
          )}
        </div>
        <Quote file="apps/web/src/account/auth-guard.tsx" code={authGuard} />
      </Topic>
      <Topic title="Guest Guard">
        <p>
          It protects routes from authenticated users, such as the sign-in page: signed-in users are
          redirected to where they wanted to go.
        </p>
        <Quote file="apps/web/src/guide/snippets/guest-page.tsx" code={guest} />
        <div className="guide-live">
          {isAuthenticated ? (
            <p className="mb-0">
              You’re signed in: here the guard would redirect you to{' '}
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
