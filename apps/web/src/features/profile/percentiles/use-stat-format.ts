import type { PlayerPercentileName } from '@scrapboard/contract';
import { useFormat } from '../../../use-format.ts';
import { figureUnits } from '../compare/use-figure-format.ts';

/** Returns a function that formats a rate or a mean per game. */
export function useStatFormat(): (name: PlayerPercentileName, value: number) => string {
  const format = useFormat();
  return (name, value) => {
    const unit = figureUnits[name];
    if (unit === 'percent') return format.percent(value);
    if (unit === 'seconds') return format.duration(value);
    return format.number(value, unit === 'integer' ? 0 : 2);
  };
}
