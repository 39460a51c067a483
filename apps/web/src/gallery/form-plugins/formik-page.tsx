import '../forms/forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FormikForm } from './formik-form.tsx';

/** The Formik page. */
export function FormikPage() {
  return (
    <GalleryFrame
      title="Formik"
      lead="A form validated when you leave a field and when you submit. Nothing leaves this page."
      columns={1}
    >
      <Demo
        title="Formik"
        subtitle="All six fields are required; the first two confirm valid input."
        source={() => import('./formik-form.tsx?raw')}
        uses={{ 'formik-values.ts': () => import('./formik-values.ts?raw') }}
      >
        <FormikForm />
      </Demo>
    </GalleryFrame>
  );
}
