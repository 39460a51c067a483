import { ErrorPage } from './error-page.tsx';
import { MainLayout } from './main-layout.tsx';

/** The error page inside the product's frame, for an area whose own layout could not be loaded. */
export function FramedErrorPage() {
  return <MainLayout page={<ErrorPage />} />;
}
