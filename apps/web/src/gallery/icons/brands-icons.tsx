import { IconSet } from './icon-set.tsx';
import { loadFontAwesome } from './load-font-awesome.ts';
import type { IconChoice } from './use-icon-choice.ts';

const load = () => loadFontAwesome('brands');

export function BrandsIcons({ choice }: { choice: IconChoice }) {
  return <IconSet name="Brands" load={load} choice={choice} />;
}
