import { useFormat } from '../../../use-format.ts';
import { useComparison } from './use-comparison.ts';
import './compare.scss';

/** The change of a number of matches, which is not judged; nothing without a comparison. */
export function CountChange({ countName }: { countName: 'uploaded' | 'recorded' }) {
  const format = useFormat();
  const comparison = useComparison();
  if (comparison === undefined) return null;
  const count = comparison.data?.[countName];
  return (
    <dd className="change change-chance">
      {count !== undefined
        ? format.signed(count.now - count.before)
        : comparison.failure === null
          ? '…'
          : '–'}
    </dd>
  );
}
