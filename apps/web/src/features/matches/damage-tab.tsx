import { DamageBars } from './damage-bars.tsx';
import { DamageMatrix } from './damage-matrix.tsx';

/** How much damage each player dealt and received, and who damaged whom. */
export function DamageTab() {
  return (
    <div className="stack">
      <DamageBars />
      <DamageMatrix />
    </div>
  );
}
