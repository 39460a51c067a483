import ProgressBar from 'react-bootstrap/ProgressBar';
import { RateText } from '../../../ui/rate-text.tsx';

const stacked = [
  { variant: 'primary', now: 25 },
  { variant: 'success', now: 15 },
  { variant: 'warning', now: 30 },
  { variant: 'danger', now: 20 },
];

/** Each bar has a frame, even a single one: only framed bars can have an accessible name. */
export function ProgressDemo() {
  return (
    <div className="progress-rows">
      <ProgressBar>
        <ProgressBar now={25} label="25%" aria-label="Plain" />
      </ProgressBar>
      <ProgressBar>
        <ProgressBar now={50} label="50%" striped aria-label="Striped" />
      </ProgressBar>
      <ProgressBar>
        <ProgressBar now={75} label="75%" striped animated aria-label="Striped and animated" />
      </ProgressBar>
      <ProgressBar>
        {stacked.map(({ variant, now }) => (
          <ProgressBar
            key={variant}
            variant={variant}
            now={now}
            label={`${now}%`}
            aria-label={`Segment in ${variant}`}
          />
        ))}
      </ProgressBar>
      <p className="mb-0">
        A rate with its 95% range:{' '}
        <RateText rate={{ count: 132, of: 240, percent: 55, low: 48.7, high: 61.2 }} />
      </p>
    </div>
  );
}
