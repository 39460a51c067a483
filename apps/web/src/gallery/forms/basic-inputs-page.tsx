import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { Checkboxes } from './checkboxes.tsx';
import { DisabledInputs } from './disabled-inputs.tsx';
import { InputSizes } from './input-sizes.tsx';
import { Radios } from './radios.tsx';
import { ReadOnlyInput } from './read-only-input.tsx';
import { Selects } from './selects.tsx';
import { Switches } from './switches.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

/** The basic inputs page. */
export function BasicInputsPage() {
  return (
    <GalleryFrame
      title="Basic Inputs"
      lead="Form fields in every state. In a real form, give each one a visible label."
    >
      <Demo
        title="Input"
        subtitle="Single-line text."
        source={() => import('./text-input.tsx?raw')}
      >
        <TextInput />
      </Demo>
      <Demo
        title="Radios"
        subtitle="One of several; the third is disabled."
        source={() => import('./radios.tsx?raw')}
      >
        <Radios />
      </Demo>
      <Demo
        title="Textarea"
        subtitle="Multi-line text."
        source={() => import('./text-area.tsx?raw')}
      >
        <TextArea />
      </Demo>
      <Demo
        title="Switches"
        subtitle="For settings that take effect at once."
        source={() => import('./switches.tsx?raw')}
      >
        <Switches />
      </Demo>
      <Demo
        title="Checkboxes"
        subtitle="Any of several, stacked or inline."
        source={() => import('./checkboxes.tsx?raw')}
      >
        <Checkboxes />
      </Demo>
      <Demo
        title="Selects"
        subtitle="Single and multiple selection."
        source={() => import('./selects.tsx?raw')}
      >
        <Selects />
      </Demo>
      <Demo
        title="Input sizes"
        subtitle="Large, default, small."
        source={() => import('./input-sizes.tsx?raw')}
      >
        <InputSizes />
      </Demo>
      <Demo
        title="Disabled"
        subtitle="A fieldset disables everything in it."
        source={() => import('./disabled-inputs.tsx?raw')}
      >
        <DisabledInputs />
      </Demo>
      <Demo
        title="Read only"
        subtitle="Can be read and copied, but not changed."
        source={() => import('./read-only-input.tsx?raw')}
      >
        <ReadOnlyInput />
      </Demo>
    </GalleryFrame>
  );
}
