import './alerts.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ButtonAlerts } from './alerts/button-alerts.tsx';
import { ColoredOutlineAlerts } from './alerts/colored-outline-alerts.tsx';
import { ContentAlerts } from './alerts/content-alerts.tsx';
import { DefaultAlerts } from './alerts/default-alerts.tsx';
import { IconAlerts } from './alerts/icon-alerts.tsx';
import { OutlineAlerts } from './alerts/outline-alerts.tsx';

/** The alerts page. */
export function AlertsPage() {
  return (
    <GalleryFrame title="Alerts" lead="Messages shown in the page until dismissed.">
      <Demo
        title="Default alerts"
        subtitle="One colour for each meaning, stated in words too."
        source={() => import('./alerts/default-alerts.tsx?raw')}
        uses={{
          'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw'),
          'variants.ts': () => import('./variants.ts?raw'),
        }}
      >
        <DefaultAlerts />
      </Demo>
      <Demo
        title="Icon alerts"
        subtitle="With the icon in a field of its own."
        source={() => import('./alerts/icon-alerts.tsx?raw')}
        uses={{
          'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw'),
          'variants.ts': () => import('./variants.ts?raw'),
        }}
      >
        <IconAlerts />
      </Demo>
      <Demo
        title="Outline alerts"
        subtitle="A coloured bar; the text keeps its normal colour."
        source={() => import('./alerts/outline-alerts.tsx?raw')}
        uses={{
          'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw'),
          'variants.ts': () => import('./variants.ts?raw'),
        }}
      >
        <OutlineAlerts />
      </Demo>
      <Demo
        title="Colored outline alerts"
        subtitle="Coloured border and text on the card’s background."
        source={() => import('./alerts/colored-outline-alerts.tsx?raw')}
        uses={{
          'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw'),
          'variants.ts': () => import('./variants.ts?raw'),
        }}
      >
        <ColoredOutlineAlerts />
      </Demo>
      <Demo
        title="Additional content"
        subtitle="A heading and two paragraphs, with a rule between them."
        source={() => import('./alerts/content-alerts.tsx?raw')}
        uses={{ 'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw') }}
      >
        <ContentAlerts />
      </Demo>
      <Demo
        title="With buttons"
        subtitle="A question with buttons to answer it."
        source={() => import('./alerts/button-alerts.tsx?raw')}
        uses={{ 'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw') }}
      >
        <ButtonAlerts />
      </Demo>
    </GalleryFrame>
  );
}
