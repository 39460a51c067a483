import contributing from '../../../../../CONTRIBUTING.md?raw';
import pathBuilders from '../../paths.ts?raw';
import { excerpt } from '../components/excerpt.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { readSection } from '../components/read-section.ts';
import { SectionBlocks } from '../components/section-blocks.tsx';
import { Topic } from '../components/topic.tsx';
import link from '../snippets/add-link.tsx?raw';
import page from '../snippets/clans-page.tsx?raw';
import registration from '../snippets/clans-pages.ts?raw';
import navigate from '../snippets/navigate.tsx?raw';

/** Routes and links. */
export function RoutingPage() {
  return (
    <GuideFrame title="Routing">
      <Topic title="Introduction">
        <p>
          React Router handles all routes. Every feature registers its pages in a file pages.ts, and{' '}
          <code>apps/web/src/pages/pages.ts</code> lists the features; routes, sidebar, search and
          the tests of every page derive from it. The gallery’s and this guide’s routes load on
          first use, so other visitors never load them. Every page is a chunk of its own, loaded
          when the pointer reaches a link to it.
        </p>
      </Topic>
      <Topic title="How to add routes">
        <p>Write the page with its heading, which also sets the tab’s title:</p>
        <Quote file="apps/web/src/guide/snippets/clans-page.tsx" code={page} />
        <p>
          Then register it. The text areas it names load with the page’s chunk; so does its loader,
          if it has one.
        </p>
        <Quote file="apps/web/src/guide/snippets/clans-pages.ts" code={registration} />
        <p>The end-to-end tests open every registered page.</p>
        <h3>A page with numbers of its own</h3>
        <SectionBlocks blocks={readSection(contributing, 'Adding a page')} />
        <h3>A number</h3>
        <SectionBlocks blocks={readSection(contributing, 'Adding a number')} />
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
