import { useFormat } from '../../use-format.ts';

/** The change of a rating by a match; a dash for one that is not rated. */
export function MmrChange({ change }: { change: number | null }) {
  const format = useFormat();
  if (change === null) return <>–</>;
  const direction = change > 0 ? 'gain' : change < 0 ? 'fall' : '';
  return <span className={direction}>{format.signed(change)}</span>;
}
