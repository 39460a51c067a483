import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FloatingInput } from './floating-input.tsx';
import { FloatingLayout } from './floating-layout.tsx';
import { FloatingReadOnly } from './floating-read-only.tsx';
import { FloatingSelect } from './floating-select.tsx';
import { FloatingTextarea } from './floating-textarea.tsx';

/** Labels inside of their fields. */
export function FloatingLabelsPage() {
  return (
    <GalleryFrame
      title="Floating Labels"
      lead="Labels that stand inside of empty fields and give way to what is typed."
    >
      <Demo
        title="Input"
        subtitle="Empty, and filled from the start."
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
        subtitle="Its label always stands above."
        source={() => import('./floating-select.tsx?raw')}
      >
        <FloatingSelect />
      </Demo>
      <Demo
        title="Layout"
        subtitle="Beside each other in a grid."
        source={() => import('./floating-layout.tsx?raw')}
      >
        <FloatingLayout />
      </Demo>
      <Demo
        title="Read only"
        subtitle="Can be read and copied, not changed."
        source={() => import('./floating-read-only.tsx?raw')}
      >
        <FloatingReadOnly />
      </Demo>
    </GalleryFrame>
  );
}
