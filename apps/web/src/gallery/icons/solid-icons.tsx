import { IconSet } from './icon-set.tsx';
import { loadFontAwesome } from './load-font-awesome.ts';
import type { IconSelection } from './use-icon-selection.ts';

const load = () => loadFontAwesome('solid');

export function SolidIcons({ selection }: { selection: IconSelection }) {
  return <IconSet name="Solid" load={load} selection={selection} />;
}
