import './form-plugins.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
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
        source={() => import('./mask-fields.tsx?raw')}
        uses={{
          'masked-input.tsx': () => import('./masked-input.tsx?raw'),
          'masks.ts': () => import('./masks.ts?raw'),
          'hold-mask.ts': () => import('./hold-mask.ts?raw'),
          'hold-amount.ts': () => import('./hold-amount.ts?raw'),
        }}
      >
        <MaskFields />
      </Demo>
    </GalleryFrame>
  );
}
