import type { Progress } from '@scrapboard/builds';
import { useTranslation } from 'react-i18next';
import { useScore } from './use-score.ts';

/** What the solver is doing, with what it has proved so far. */
export function ProgressCard({ progress }: { progress: Progress }) {
  const { t } = useTranslation('optimiser');
  const text = useProgressText(progress);
  const share = shareOf(progress);
  return (
    <section className="card optimiser-progress" aria-label={t('progress.label')}>
      <p role="status">{text}</p>
      <progress
        aria-label={t('progress.label')}
        {...(share !== null && { value: share, max: 1 })}
      />
    </section>
  );
}

function useProgressText(progress: Progress): string {
  const { t } = useTranslation('optimiser');
  const score = useScore();
  switch (progress.step) {
    case 'searching': {
      const { index, of, score: best, bound } = progress;
      const doing = t('progress.searching', { n: index + 1, of });
      const known = [
        best === null ? [] : t('progress.best', { score: score(best) }),
        bound === null ? [] : t('progress.bound', { score: score(bound) }),
      ].flat();
      return [doing, ...known].join(' · ');
    }
    case 'limits':
    case 'tradeOff':
      return t(`progress.${progress.step}`, { n: progress.index + 1, of: progress.of });
    case 'found':
      return t('progress.found');
    default:
      return t(`progress.${progress.step}`);
  }
}

/** Returns how much is done; null where nobody knows. */
function shareOf(progress: Progress): number | null {
  return 'index' in progress ? progress.index / progress.of : null;
}
