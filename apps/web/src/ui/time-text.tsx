import { useFormat } from '../use-format.ts';
import { TimeButton } from './time-button.tsx';
import { useNow } from './use-now.ts';

interface Props {
  /** ISO 8601. */
  instant: string;
  /** See `TimeButton`. */
  row?: string;
}

type Form = 'date' | 'dateTime' | 'shortDateTime';

/** A date or time in the viewer’s time zone; a click shows the exact time. */
export function TimeText({ instant, row, form = 'dateTime' }: Props & { form?: Form }) {
  const format = useFormat();
  return (
    <TimeButton instant={instant} row={row}>
      {format[form](instant)}
    </TimeButton>
  );
}

/** How long ago an instant was, updated while it is shown. */
export function TimeAgo({ instant, style = 'long' }: Props & { style?: 'long' | 'short' }) {
  const format = useFormat();
  const now = useNow();
  return <TimeButton instant={instant}>{format.ago(instant, now, style)}</TimeButton>;
}

/** A sentence in which a NUL character is replaced by how long ago it was. */
export function TimeAgoSentence({ instant, sentence }: Props & { sentence: string }) {
  const [before, after] = sentence.split('\u0000');
  return (
    <>
      {before}
      <TimeAgo instant={instant} />
      {after}
    </>
  );
}
