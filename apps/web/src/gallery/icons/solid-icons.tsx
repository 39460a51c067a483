import { IconSet } from './icon-set.tsx';
import { loadFontAwesome } from './load-font-awesome.ts';
import type { IconChoice } from './use-icon-choice.ts';

const load = () => loadFontAwesome('solid');

export function SolidIcons({ choice }: { choice: IconChoice }) {
  return <IconSet name="Solid" load={load} choice={choice} />;
}
