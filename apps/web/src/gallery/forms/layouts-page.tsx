import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BasicForm } from './basic-form.tsx';
import { HorizontalForm } from './horizontal-form.tsx';
import { RowForm } from './row-form.tsx';

/** Ways to set the fields of a form. */
export function LayoutsPage() {
  return (
    <GalleryFrame
      title="Form Layouts"
      lead="Ways to set the fields of a form. Submit sends nothing; it shows what would be sent."
    >
      <Demo
        title="Basic form"
        subtitle="Labels above their fields: the layout to begin with."
        source={() => import('./basic-form.tsx?raw')}
        uses={{ 'demo-form.tsx': () => import('./demo-form.tsx?raw') }}
      >
        <BasicForm />
      </Demo>
      <Demo
        title="Horizontal form"
        subtitle="Labels beside their fields, from 576 px on."
        source={() => import('./horizontal-form.tsx?raw')}
        uses={{ 'demo-form.tsx': () => import('./demo-form.tsx?raw') }}
      >
        <HorizontalForm />
      </Demo>
      <Demo
        title="Form row"
        subtitle="Several short fields in a row."
        source={() => import('./row-form.tsx?raw')}
        uses={{ 'demo-form.tsx': () => import('./demo-form.tsx?raw') }}
        wide
      >
        <RowForm />
      </Demo>
    </GalleryFrame>
  );
}
