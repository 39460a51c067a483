import { IconSet } from './icon-set.tsx';
import { loadFontAwesome } from './load-font-awesome.ts';
import type { IconSelection } from './use-icon-selection.ts';

const load = () => loadFontAwesome('regular');

export function RegularIcons({ selection }: { selection: IconSelection }) {
  return <IconSet name="Regular" load={load} selection={selection} />;
}
