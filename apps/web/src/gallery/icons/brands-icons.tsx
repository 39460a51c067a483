import { IconSet } from './icon-set.tsx';
import { loadFontAwesome } from './load-font-awesome.ts';
import type { IconSelection } from './use-icon-selection.ts';

const load = () => loadFontAwesome('brands');

export function BrandsIcons({ selection }: { selection: IconSelection }) {
  return <IconSet name="Brands" load={load} selection={selection} />;
}
