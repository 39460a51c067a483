import { IconSet } from './icon-set.tsx';
import { loadFontAwesome } from './load-font-awesome.ts';
import type { IconChoice } from './use-icon-choice.ts';

const load = () => loadFontAwesome('regular');

export function RegularIcons({ choice }: { choice: IconChoice }) {
  return <IconSet name="Regular" load={load} choice={choice} />;
}
