import ProgressBar from 'react-bootstrap/ProgressBar';
import { RateText } from '../../../ui/rate-text.tsx';

const stacked = [
  { variant: 'primary', now: 25 },
  { variant: 'success', now: 15 },
  { variant: 'warning', now: 30 },
  { variant: 'danger', now: 20 },
];

/** Each bar stands in a frame, also where it is alone: only there it can have a name. */
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
        <ProgressBar now={75} label="75%" striped animated aria-label="Striped and moving" />
      </ProgressBar>
      <ProgressBar>
        {stacked.map(({ variant, now }) => (
          <ProgressBar
            key={variant}
            variant={variant}
            now={now}
            label={`${now}%`}
            aria-label={`Part in ${variant}`}
          />
        ))}
      </ProgressBar>
      <p className="mb-0">
        A rate of the product, with the range the true one lies in:{' '}
        <RateText rate={{ count: 132, of: 240, percent: 55, low: 48.7, high: 61.2 }} />
      </p>
    </div>
  );
}
