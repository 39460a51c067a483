import { Demo } from '../parts/demo.tsx';
import { GalleryFrame } from '../parts/gallery-frame.tsx';
import { DefaultAlerts } from './alerts/default-alerts.tsx';

/** Messages inside of a page. */
export function AlertsPage() {
  return (
    <GalleryFrame
      title="Alerts"
      lead="Messages that stand in the page, beside what they are about, until the reader puts them away."
    >
      <Demo
        title="Default alerts"
        subtitle="One for each meaning; the word says it as well as the colour."
        source={() => import('./alerts/default-alerts.tsx?raw')}
      >
        <DefaultAlerts />
      </Demo>
    </GalleryFrame>
  );
}
