import { GalleryFrame } from '../parts/gallery-frame.tsx';

/** Formik. */
export function FormikPage() {
  return <GalleryFrame title="Formik" lead="" />;
}
