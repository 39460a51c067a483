import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import type { RankedPlayer } from '@scrapboard/questions/leaders';
import { useEstimateText } from './use-estimate-text.ts';

interface Props {
  by: LeaderMeasure;
  player: Pick<RankedPlayer, 'value' | 'low' | 'high'>;
}

/** A player's estimate, with its interval below. */
export function EstimateCell({ by, player: { value, low, high } }: Props) {
  const estimateText = useEstimateText();
  const separator = by === 'winRateAboveExpectation' ? ' … ' : '–';
  return (
    <>
      {estimateText(by, value)}
      <span className="row-note text-nowrap">{`${estimateText(by, low)}${separator}${estimateText(by, high)}`}</span>
    </>
  );
}
