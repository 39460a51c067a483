import root from '../../app/root.tsx?raw';
import registration from '../../features/footer-pages/pages.ts?raw';
import main from '../../main.tsx?raw';
import { FileLink } from '../components/file-link.tsx';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';

/** How to migrate to Next.js. */
export function MigratingToNextJsPage() {
  return (
    <GuideFrame title="Migrating to Next.js">
      <Topic title="Introduction">
        <p>
          The web app renders in the browser; the server sends files and data. Next.js would render
          pages on its own server. This page lists the changes that would take.
        </p>
      </Topic>
      <Topic title="Official Guide">
        <p>
          Read the official guide for{' '}
          <a href="https://nextjs.org/docs/app/guides/migrating/from-vite">migrating from Vite</a>{' '}
          first.
        </p>
      </Topic>
      <Topic title="Update dependencies">
        <p>
          Next.js replaces Vite and React Router. TanStack Query, i18next, Bootstrap and the
          repository’s packages stay; the packages are TypeScript, so list them in{' '}
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
          Delete the entry file. Its calls become effects of a client component at the root; the
          script that applies the theme before the first paint (first-paint.ts) stays an inline
          script of the layout.
        </p>
        <Quote file="apps/web/src/main.tsx" code={main} />
      </Topic>
      <Topic title="Update shared layout">
        <p>
          The layouts (<FileLink file="apps/web/src/app/main-layout.tsx" />, app/docs, app/auth)
          become the layout.tsx of route groups: <code>(main)</code>, <code>docs</code>,{' '}
          <code>auth</code>. Their <code>Outlet</code> becomes <code>children</code>. They use state
          and effects, so each starts with “use client”. All of them share this root:
        </p>
        <Quote file="apps/web/src/app/root.tsx" code={root} />
      </Topic>
      <Topic title="Update routes">
        <p>
          Each page that a feature registers becomes a folder with a page.tsx. Redirects move to
          next.config, loaders become queries prefetched on the server and passed as dehydrated
          state, and <FileLink file="apps/web/src/paths.ts" /> stays as it is.
        </p>
        <Quote file="apps/web/src/features/footer-pages/pages.ts" code={registration} />
        <p>
          <code>Link</code> takes <code>href</code> instead of <code>to</code>;{' '}
          <code>useNavigate</code> becomes <code>useRouter</code>; <code>useSearchParams</code> is
          read-only, so change it by navigating.
        </p>
      </Topic>
    </GuideFrame>
  );
}
