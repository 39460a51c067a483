import '../forms/forms.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { FormikForm } from './formik-form.tsx';

/** A form validated by Formik. */
export function FormikPage() {
  return (
    <GalleryFrame
      title="Formik"
      lead="A form whose fields are checked when they are left and when the form is sent. Nothing leaves this page."
      columns={1}
    >
      <Demo
        title="Formik"
        subtitle="All six fields are required; the first two say so when they are right."
        source={() => import('./formik-form.tsx?raw')}
        uses={{ 'formik-values.ts': () => import('./formik-values.ts?raw') }}
      >
        <FormikForm />
      </Demo>
    </GalleryFrame>
  );
}
