import { IconSet } from './icon-set.tsx';
import { loadFeather } from './load-feather.ts';
import type { IconSelection } from './use-icon-selection.ts';

export function FeatherIcons({ selection }: { selection: IconSelection }) {
  return <IconSet name="Feather" load={loadFeather} selection={selection} />;
}
