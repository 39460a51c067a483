import './alerts.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { ButtonAlerts } from './alerts/button-alerts.tsx';
import { ColoredOutlineAlerts } from './alerts/colored-outline-alerts.tsx';
import { ContentAlerts } from './alerts/content-alerts.tsx';
import { DefaultAlerts } from './alerts/default-alerts.tsx';
import { IconAlerts } from './alerts/icon-alerts.tsx';
import { OutlineAlerts } from './alerts/outline-alerts.tsx';

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
        uses={{
          'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw'),
          'variants.ts': () => import('./variants.ts?raw'),
        }}
      >
        <DefaultAlerts />
      </Demo>
      <Demo
        title="Icon alerts"
        subtitle="The icon stands in a field of its own, before the words."
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
        subtitle="The colour is a bar; the message is as dark as the text around it."
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
        subtitle="Line and words in the colour, the ground stays that of the card."
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
        subtitle="A heading, and two paragraphs with a line between them."
        source={() => import('./alerts/content-alerts.tsx?raw')}
        uses={{ 'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw') }}
      >
        <ContentAlerts />
      </Demo>
      <Demo
        title="With buttons"
        subtitle="A question that is answered where it stands."
        source={() => import('./alerts/button-alerts.tsx?raw')}
        uses={{ 'dismissible.tsx': () => import('./alerts/dismissible.tsx?raw') }}
      >
        <ButtonAlerts />
      </Demo>
    </GalleryFrame>
  );
}
