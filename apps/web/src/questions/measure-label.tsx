import type { ReactNode } from 'react';
import { Explain } from '../explain/explain.tsx';
import { explainedStatOf } from './explained-stat-of.ts';
import type { MeasureName } from './page-question.ts';

/** The name of a measure, which opens its explanation. */
export function MeasureLabel({ name, children }: { name: MeasureName; children: ReactNode }) {
  const stat = explainedStatOf(name);
  return stat === undefined ? children : <Explain stat={stat}>{children}</Explain>;
}
