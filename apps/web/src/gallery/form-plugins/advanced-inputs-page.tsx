import './form-plugins.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { MaskFields } from './mask-fields.tsx';
import { SelectFields } from './select-fields.tsx';

/** The advanced inputs page: react-select and maska. */
export function AdvancedInputsPage() {
  return (
    <GalleryFrame title="Advanced Inputs" lead="Searchable selects and input masks." columns={1}>
      <Demo
        title="Select"
        subtitle="Single, multi, searchable, clearable, loading and disabled."
        source={() => import('./select-fields.tsx?raw')}
      >
        <SelectFields />
      </Demo>
      <Demo
        title="Input masks"
        subtitle="Type digits only; separators are added automatically. Pasting works."
        source={() => import('./mask-fields.tsx?raw')}
        uses={{
          'masked-input.tsx': () => import('./masked-input.tsx?raw'),
          'masks.ts': () => import('./masks.ts?raw'),
          'attach-mask.ts': () => import('./attach-mask.ts?raw'),
          'attach-amount-input.ts': () => import('./attach-amount-input.ts?raw'),
        }}
      >
        <MaskFields />
      </Demo>
    </GalleryFrame>
  );
}
