import type { CategoryId } from '@scrapboard/contract';
import { Icon, type IconName } from '../../ui/icon.tsx';

const categoryIcons: Record<CategoryId, IconName> = {
  pvp: 'crosshair',
  pve: 'cpu',
  brawl: 'zap',
  freeplay: 'globe',
  custom: 'sliders',
  undefined: 'helpCircle',
};

/** Modes that differ from the others of their category. */
const modeIcons: readonly [RegExp, IconName][] = [
  [/clan-war$/, 'shield'],
  [/race/, 'watch'],
];

/** An icon for the kind of a mode, beside its name. */
export function ModeIcon({ mode, category }: { mode: string; category: CategoryId }) {
  const [, name = categoryIcons[category]] =
    modeIcons.find(([pattern]) => pattern.test(mode)) ?? [];
  return <Icon name={name} />;
}
