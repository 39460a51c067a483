import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FloatingInput } from './floating-input.tsx';
import { FloatingLayout } from './floating-layout.tsx';
import { FloatingReadOnly } from './floating-read-only.tsx';
import { FloatingSelect } from './floating-select.tsx';
import { FloatingTextarea } from './floating-textarea.tsx';

/** The floating labels page. */
export function FloatingLabelsPage() {
  return (
    <GalleryFrame
      title="Floating Labels"
      lead="Labels inside empty fields that move up as you type."
    >
      <Demo
        title="Input"
        subtitle="Empty and prefilled."
        source={() => import('./floating-input.tsx?raw')}
      >
        <FloatingInput />
      </Demo>
      <Demo
        title="Textarea"
        subtitle="100 px high."
        source={() => import('./floating-textarea.tsx?raw')}
      >
        <FloatingTextarea />
      </Demo>
      <Demo
        title="Select"
        subtitle="The label always stays at the top."
        source={() => import('./floating-select.tsx?raw')}
      >
        <FloatingSelect />
      </Demo>
      <Demo
        title="Layout"
        subtitle="Side by side in a grid."
        source={() => import('./floating-layout.tsx?raw')}
      >
        <FloatingLayout />
      </Demo>
      <Demo
        title="Read only"
        subtitle="Can be read and copied, but not changed."
        source={() => import('./floating-read-only.tsx?raw')}
      >
        <FloatingReadOnly />
      </Demo>
    </GalleryFrame>
  );
}
