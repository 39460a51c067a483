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
          React Router knows the addresses. The tables of routes stand in apps/web/src/app/routes,
          one file an area: product, account, info. Those of the gallery and of this guide are
          fetched when one of their addresses is first asked for, so that nobody else loads them.
          Every page is a chunk of its own, fetched when the pointer comes to a link of it.
        </p>
      </Topic>
      <Topic title="How to add routes">
        <p>Write the page, with its heading, which also makes the title of the tab:</p>
        <Quote file="apps/web/src/guide/snippets/clans-page.tsx" code={page} />
        <p>
          and put it into the table of its area. The list names the areas of texts that it uses;
          they come with the chunk.
        </p>
        <Quote file="apps/web/src/guide/snippets/add-route.tsx" code={route} />
        <p>A test compares the tables with the list of addresses that are tried in a browser.</p>
      </Topic>
      <Topic title="How to add a link">
        <p>Addresses are made in one place, so that none is misspelt:</p>
        <Quote
          file="apps/web/src/paths.ts"
          code={excerpt(pathBuilders, 'export const paths', '} as const;')}
        />
        <Quote file="apps/web/src/guide/snippets/add-link.tsx" code={link} />
      </Topic>
      <Topic title="How to navigate programmatically">
        <Quote file="apps/web/src/guide/snippets/navigate.tsx" code={navigate} />
        <p>
          After a navigation the focus goes to the heading of the page, and a screen reader says it.
        </p>
      </Topic>
    </GuideFrame>
  );
}
