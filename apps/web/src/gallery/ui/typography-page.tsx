import './typography.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BlockquotesDemo } from './typography/blockquotes-demo.tsx';
import { ColoredText } from './typography/colored-text.tsx';
import { HeadingsDemo } from './typography/headings-demo.tsx';
import { InlineText } from './typography/inline-text.tsx';
import { OrderedList } from './typography/ordered-list.tsx';
import { UnorderedList } from './typography/unordered-list.tsx';

/** What text looks like. */
export function TypographyPage() {
  return (
    <GalleryFrame
      title="Typography"
      lead="Saira, a face of road signs and number plates, in few sizes. Figures are all as wide as each other, so that columns of them line up."
    >
      <div className="gallery-stack">
        <Demo
          title="Headings"
          subtitle="Six sizes, each with a line of the quieter ink."
          source={() => import('./typography/headings-demo.tsx?raw')}
        >
          <HeadingsDemo />
        </Demo>
        <Demo
          title="Unordered list"
          subtitle="Five things in any order."
          source={() => import('./typography/unordered-list.tsx?raw')}
        >
          <UnorderedList />
        </Demo>
        <Demo
          title="Ordered list"
          subtitle="Five things one after another."
          source={() => import('./typography/ordered-list.tsx?raw')}
        >
          <OrderedList />
        </Demo>
      </div>
      <div className="gallery-stack">
        <Demo
          title="Colored text"
          subtitle="Six colours, readable on a card in every theme."
          source={() => import('./typography/colored-text.tsx?raw')}
          uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
        >
          <ColoredText />
        </Demo>
        <Demo
          title="Inline text"
          subtitle="Marks within a sentence, each with its meaning."
          source={() => import('./typography/inline-text.tsx?raw')}
        >
          <InlineText />
        </Demo>
        <Demo
          title="Blockquotes"
          subtitle="Somebody else’s words, at the start and at the end of the line."
          source={() => import('./typography/blockquotes-demo.tsx?raw')}
        >
          <BlockquotesDemo />
        </Demo>
      </div>
    </GalleryFrame>
  );
}
