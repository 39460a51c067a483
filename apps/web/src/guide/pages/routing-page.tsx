import pathBuilders from '../../paths.ts?raw';
import { excerpt } from '../components/excerpt.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Topic } from '../components/topic.tsx';
import link from '../snippets/add-link.tsx?raw';
import route from '../snippets/add-route.tsx?raw';
import page from '../snippets/clans-page.tsx?raw';
import navigate from '../snippets/navigate.tsx?raw';

/** Routes and links. */
export function RoutingPage() {
  return (
    <GuideFrame title="Routing">
      <Topic title="Introduction">
        <p>
          React Router handles all routes. They are defined in <code>apps/web/src/app/routes</code>,
          one file per area. The gallery’s and this guide’s routes load on first use, so other
          visitors never load them. Every page is a chunk of its own, loaded when the pointer
          reaches a link to it.
        </p>
      </Topic>
      <Topic title="How to add routes">
        <p>Write the page with its heading, which also sets the tab’s title:</p>
        <Quote file="apps/web/src/guide/snippets/clans-page.tsx" code={page} />
        <p>
          Then add it to the routes of its area. The list names the text areas it uses; they load
          with the page’s chunk.
        </p>
        <Quote file="apps/web/src/guide/snippets/add-route.tsx" code={route} />
        <p>A test compares the routes with the list of URLs that are tested in a browser.</p>
      </Topic>
      <Topic title="How to add a link">
        <p>All paths are built in one place, so that none is misspelt:</p>
        <Quote
          file="apps/web/src/paths.ts"
          code={excerpt(pathBuilders, 'export const paths', '} as const;')}
        />
        <Quote file="apps/web/src/guide/snippets/add-link.tsx" code={link} />
      </Topic>
      <Topic title="How to navigate programmatically">
        <Quote file="apps/web/src/guide/snippets/navigate.tsx" code={navigate} />
        <p>
          After a navigation, the focus moves to the page’s heading, which screen readers announce.
        </p>
      </Topic>
    </GuideFrame>
  );
}
