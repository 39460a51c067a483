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

/** The small parts of a page. */
export function GeneralPage() {
  return (
    <GalleryFrame title="General" lead="Small parts that many pages use, one card each.">
      <div className="gallery-stack">
        <Demo
          title="Accordion"
          subtitle="Three parts, of which one is open at a time."
          source={() => import('./general/accordion-demo.tsx?raw')}
        >
          <AccordionDemo />
        </Demo>
        <Demo
          title="Breadcrumbs"
          subtitle="Where a page lies, one to three levels deep."
          source={() => import('./general/breadcrumbs-demo.tsx?raw')}
        >
          <BreadcrumbsDemo />
        </Demo>
        <Demo
          title="Images"
          subtitle="Rounded, in a circle, and framed."
          source={() => import('./general/images-demo.tsx?raw')}
        >
          <ImagesDemo />
        </Demo>
        <Demo
          title="Popovers"
          subtitle="A press opens them, Escape closes."
          source={() => import('./general/popovers-demo.tsx?raw')}
          uses={{ 'popover-button.tsx': () => import('./general/popover-button.tsx?raw') }}
        >
          <PopoversDemo />
        </Demo>
        <Demo
          title="Tooltips"
          subtitle="A hint for pointer and keyboard alike."
          source={() => import('./general/tooltips-demo.tsx?raw')}
          uses={{ 'hint-button.tsx': () => import('./general/hint-button.tsx?raw') }}
        >
          <TooltipsDemo />
        </Demo>
      </div>
      <div className="gallery-stack">
        <Demo
          title="Badges"
          subtitle="Six colours, with round ends, and for results."
          source={() => import('./general/badges-demo.tsx?raw')}
          uses={{ 'variants.ts': () => import('./variants.ts?raw') }}
        >
          <BadgesDemo />
        </Demo>
        <Demo
          title="Pagination"
          subtitle="In three sizes; page 14 has nothing to show."
          source={() => import('./general/pagination-demo.tsx?raw')}
          uses={{ 'pager.tsx': () => import('./general/pager.tsx?raw') }}
        >
          <PaginationDemo />
        </Demo>
        <Demo
          title="Progress"
          subtitle="Plain, striped, moving, and in several parts."
          source={() => import('./general/progress-demo.tsx?raw')}
        >
          <ProgressDemo />
        </Demo>
        <Demo
          title="Spinners"
          subtitle="Something is on its way: turning and growing, in two sizes."
          source={() => import('./general/spinners-demo.tsx?raw')}
        >
          <SpinnersDemo />
        </Demo>
      </div>
    </GalleryFrame>
  );
}
