import root from '../../app/root.tsx?raw';
import routes from '../../app/routes/footer-routes.tsx?raw';
import main from '../../main.tsx?raw';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** What a move to Next.js would take. */
export function MigratingToNextJsPage() {
  return (
    <GuideFrame title="Migrating to Next.js">
      <Topic title="Introduction">
        <p>
          The web app is drawn in the browser, and the server sends files and data. Next.js would
          draw pages on a server of its own. What follows is what that would take for this code,
          file by file.
        </p>
      </Topic>
      <Topic title="Official Guide">
        <p>
          Next.js describes the move from Vite at{' '}
          <a href="https://nextjs.org/docs/app/guides/migrating/from-vite">nextjs.org</a>. Read it
          first.
        </p>
      </Topic>
      <Topic title="Update dependencies">
        <p>
          Next.js takes the place of Vite and of React Router. TanStack Query, i18next, Bootstrap
          and all packages of the repository stay; the packages are TypeScript, so name them in{' '}
          <code>transpilePackages</code>.
        </p>
        <Shell>
          {
            'npm install --workspace apps/web next\nnpm uninstall --workspace apps/web vite @vitejs/plugin-react react-router'
          }
        </Shell>
      </Topic>
      <Topic title="Update entry file">
        <p>
          What starts the app is no file any more. Its calls become effects of a client component at
          the root; the script that shows the theme before the first drawing (first-paint.ts) stays
          an inline script of the layout.
        </p>
        <Quote file="apps/web/src/main.tsx" code={main} />
      </Topic>
      <Topic title="Update shared layout">
        <p>
          The layouts (app/main-layout.tsx, app/docs, app/auth) become layout.tsx of route groups:{' '}
          <code>(main)</code>, <code>docs</code>, <code>auth</code>. Their <code>Outlet</code>{' '}
          becomes <code>children</code>. They use state and effects, so each begins with “use
          client”. What stands around all of them:
        </p>
        <Quote file="apps/web/src/app/root.tsx" code={root} />
      </Topic>
      <Topic title="Update routes">
        <p>
          Each entry of the tables in app/routes becomes a folder with a page.tsx. Redirects move to
          next.config, loaders become queries that are fetched on the server and handed over as
          dehydrated state, and paths.ts stays as it is.
        </p>
        <Quote file="apps/web/src/app/routes/footer-routes.tsx" code={routes} />
        <p>
          <code>Link</code> takes <code>href</code> where it took <code>to</code>;{' '}
          <code>useNavigate</code> becomes <code>useRouter</code>, <code>useSearchParams</code> can
          only be read, and is written by a navigation.
        </p>
      </Topic>
    </GuideFrame>
  );
}
