import type { Progress } from '@scrapboard/builds';
import { useTranslation } from 'react-i18next';
import { useScoreText } from './use-score-text.ts';

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
  const scoreText = useScoreText();
  switch (progress.step) {
    case 'searching': {
      const { index, total, score: best, bound } = progress;
      const stepText = t('progress.searching', { n: index + 1, of: total });
      const scores = [
        best === null ? [] : t('progress.best', { score: scoreText(best) }),
        bound === null ? [] : t('progress.bound', { score: scoreText(bound) }),
      ].flat();
      return [stepText, ...scores].join(' · ');
    }
    case 'limits':
    case 'tradeOff':
      return t(`progress.${progress.step}`, { n: progress.index + 1, of: progress.total });
    case 'found':
      return t('progress.found');
    default:
      return t(`progress.${progress.step}`);
  }
}

/** Returns the share of the work that is done; null if it is unknown. */
function shareOf(progress: Progress): number | null {
  return 'index' in progress ? progress.index / progress.total : null;
}
