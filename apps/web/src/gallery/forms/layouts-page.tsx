import './forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BasicForm } from './basic-form.tsx';
import { HorizontalForm } from './horizontal-form.tsx';
import { RowForm } from './row-form.tsx';

/** The form layouts page. */
export function LayoutsPage() {
  return (
    <GalleryFrame
      title="Form Layouts"
      lead="Three ways to lay out a form. Submit only shows what would be sent."
    >
      <Demo
        title="Basic form"
        subtitle="Labels above the fields."
        source={() => import('./basic-form.tsx?raw')}
        uses={{ 'demo-form.tsx': () => import('./demo-form.tsx?raw') }}
      >
        <BasicForm />
      </Demo>
      <Demo
        title="Horizontal form"
        subtitle="Labels beside the fields from 576 px."
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
