import { IconSet } from './icon-set.tsx';
import { loadFeather } from './load-feather.ts';
import type { IconChoice } from './use-icon-choice.ts';

export function FeatherIcons({ choice }: { choice: IconChoice }) {
  return <IconSet name="Feather" load={loadFeather} choice={choice} />;
}
