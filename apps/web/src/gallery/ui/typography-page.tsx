import './typography.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BlockquotesDemo } from './typography/blockquotes-demo.tsx';
import { ColoredText } from './typography/colored-text.tsx';
import { HeadingsDemo } from './typography/headings-demo.tsx';
import { InlineText } from './typography/inline-text.tsx';
import { OrderedList } from './typography/ordered-list.tsx';
import { UnorderedList } from './typography/unordered-list.tsx';

/** The typography page. */
export function TypographyPage() {
  return (
    <GalleryFrame
      title="Typography"
      lead="Saira, a typeface like road signs and number plates, in a few sizes. Tabular figures keep columns aligned."
    >
      <div className="gallery-stack">
        <Demo
          title="Headings"
          subtitle="Six levels, each with muted text."
          source={() => import('./typography/headings-demo.tsx?raw')}
        >
          <HeadingsDemo />
        </Demo>
        <Demo
          title="Unordered list"
          subtitle="Five items in any order."
          source={() => import('./typography/unordered-list.tsx?raw')}
        >
          <UnorderedList />
        </Demo>
        <Demo
          title="Ordered list"
          subtitle="Five items in order."
          source={() => import('./typography/ordered-list.tsx?raw')}
        >
          <OrderedList />
        </Demo>
      </div>
      <div className="gallery-stack">
        <Demo
          title="Colored text"
          subtitle="Six colours, readable in every theme."
          source={() => import('./typography/colored-text.tsx?raw')}
          uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
        >
          <ColoredText />
        </Demo>
        <Demo
          title="Inline text"
          subtitle="Inline elements, each with its meaning."
          source={() => import('./typography/inline-text.tsx?raw')}
        >
          <InlineText />
        </Demo>
        <Demo
          title="Blockquotes"
          subtitle="Quotations, left-aligned and right-aligned."
          source={() => import('./typography/blockquotes-demo.tsx?raw')}
        >
          <BlockquotesDemo />
        </Demo>
      </div>
    </GalleryFrame>
  );
}
