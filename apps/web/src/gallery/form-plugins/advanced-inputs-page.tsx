import './form-plugins.scss';
import { Demo } from '../parts/demo.tsx';
import { GalleryFrame } from '../parts/gallery-frame.tsx';
import { MaskFields } from './mask-fields.tsx';
import { SelectFields } from './select-fields.tsx';

/** Selects of react-select and masks of maska. */
export function AdvancedInputsPage() {
  return (
    <GalleryFrame
      title="Advanced Inputs"
      lead="Lists that can be searched, and fields that take only what fits."
      columns={1}
    >
      <Demo
        title="Select"
        subtitle="One or several, to be searched or cleared; still loading; turned off."
        source={() => import('./select-fields.tsx?raw')}
      >
        <SelectFields />
      </Demo>
      <Demo
        title="Input masks"
        subtitle="Only digits go in; the signs between them come by themselves. Pasting works."
        source={() => import('./masked-input.tsx?raw')}
      >
        <MaskFields />
      </Demo>
    </GalleryFrame>
  );
}
