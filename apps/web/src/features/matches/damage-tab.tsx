import { DamageBars } from './damage-bars.tsx';
import { DamageMatrix } from './damage-matrix.tsx';

/** How much everybody dealt and took, and who did it to whom. */
export function DamageTab() {
  return (
    <div className="stack">
      <DamageBars />
      <DamageMatrix />
    </div>
  );
}
