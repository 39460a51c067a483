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

/** The fields of a form. */
export function BasicInputsPage() {
  return (
    <GalleryFrame
      title="Basic Inputs"
      lead="The fields of a form, alone and in their states. In a form of your own each has a label that everybody sees."
    >
      <Demo title="Input" subtitle="A line of text." source={() => import('./text-input.tsx?raw')}>
        <TextInput />
      </Demo>
      <Demo
        title="Radios"
        subtitle="One of a few; the third of each group is disabled."
        source={() => import('./radios.tsx?raw')}
      >
        <Radios />
      </Demo>
      <Demo
        title="Textarea"
        subtitle="More than a line of text."
        source={() => import('./text-area.tsx?raw')}
      >
        <TextArea />
      </Demo>
      <Demo
        title="Switches"
        subtitle="What takes effect at once."
        source={() => import('./switches.tsx?raw')}
      >
        <Switches />
      </Demo>
      <Demo
        title="Checkboxes"
        subtitle="Any of a few, below or beside each other."
        source={() => import('./checkboxes.tsx?raw')}
      >
        <Checkboxes />
      </Demo>
      <Demo
        title="Selects"
        subtitle="One or several of a list."
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
        subtitle="A fieldset turns off all that is in it."
        source={() => import('./disabled-inputs.tsx?raw')}
      >
        <DisabledInputs />
      </Demo>
      <Demo
        title="Read only"
        subtitle="Can be read and copied, not changed."
        source={() => import('./read-only-input.tsx?raw')}
      >
        <ReadOnlyInput />
      </Demo>
    </GalleryFrame>
  );
}
