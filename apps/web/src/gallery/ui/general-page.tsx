import './general.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { AccordionDemo } from './general/accordion-demo.tsx';
import { BadgesDemo } from './general/badges-demo.tsx';
import { BreadcrumbsDemo } from './general/breadcrumbs-demo.tsx';
import { ImagesDemo } from './general/images-demo.tsx';
import { PaginationDemo } from './general/pagination-demo.tsx';
import { PopoversDemo } from './general/popovers-demo.tsx';
import { ProgressDemo } from './general/progress-demo.tsx';
import { SpinnersDemo } from './general/spinners-demo.tsx';
import { TooltipsDemo } from './general/tooltips-demo.tsx';

/** The page of general components. */
export function GeneralPage() {
  return (
    <GalleryFrame title="General" lead="Small components used on many pages.">
      <div className="gallery-stack">
        <Demo
          title="Accordion"
          subtitle="Three sections, one open at a time."
          source={() => import('./general/accordion-demo.tsx?raw')}
        >
          <AccordionDemo />
        </Demo>
        <Demo
          title="Breadcrumbs"
          subtitle="The path to a page, one to three levels deep."
          source={() => import('./general/breadcrumbs-demo.tsx?raw')}
        >
          <BreadcrumbsDemo />
        </Demo>
        <Demo
          title="Images"
          subtitle="Rounded, circular and framed."
          source={() => import('./general/images-demo.tsx?raw')}
        >
          <ImagesDemo />
        </Demo>
        <Demo
          title="Popovers"
          subtitle="Click to open, Escape to close."
          source={() => import('./general/popovers-demo.tsx?raw')}
          uses={{ 'popover-button.tsx': () => import('./general/popover-button.tsx?raw') }}
        >
          <PopoversDemo />
        </Demo>
        <Demo
          title="Tooltips"
          subtitle="A hint on hover and on keyboard focus."
          source={() => import('./general/tooltips-demo.tsx?raw')}
          uses={{ 'hint-button.tsx': () => import('./general/hint-button.tsx?raw') }}
        >
          <TooltipsDemo />
        </Demo>
      </div>
      <div className="gallery-stack">
        <Demo
          title="Badges"
          subtitle="Six colours, pills, and match results."
          source={() => import('./general/badges-demo.tsx?raw')}
          uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
        >
          <BadgesDemo />
        </Demo>
        <Demo
          title="Pagination"
          subtitle="Three sizes; page 14 is disabled."
          source={() => import('./general/pagination-demo.tsx?raw')}
          uses={{ 'pager.tsx': () => import('./general/pager.tsx?raw') }}
        >
          <PaginationDemo />
        </Demo>
        <Demo
          title="Progress"
          subtitle="Plain, striped, animated and stacked."
          source={() => import('./general/progress-demo.tsx?raw')}
        >
          <ProgressDemo />
        </Demo>
        <Demo
          title="Spinners"
          subtitle="Loading indicators: border and growing, in two sizes."
          source={() => import('./general/spinners-demo.tsx?raw')}
        >
          <SpinnersDemo />
        </Demo>
      </div>
    </GalleryFrame>
  );
}
