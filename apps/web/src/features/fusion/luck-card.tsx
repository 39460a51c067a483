import { type Attempt, costOf, simulateAttempts, sizeOf } from '@scrapboard/fusion';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useCategoryName } from './use-category-name.ts';
import { useCoinText } from './use-coin-text.ts';
import type { FusionResult } from './use-fusion.ts';

interface Props {
  result: FusionResult;
  seed: number | undefined;
  onSeed: (seed: number) => void;
}

/** A run ends after this many attempts. */
const MAX_ATTEMPTS = 2000;
/** How many of the last attempts are shown. */
const SHOWN_ATTEMPTS = 12;
const STEP_MS = 300;
/** All attempts of a run are revealed within about this time. */
const MAX_REVEAL_MS = 6000;
const MAX_SEED = 2 ** 31 - 1;
/** What a category can be after an attempt. */
const outcomes = ['hit', 'kept', 'miss'] as const;

/** Simulates the plan once and shows its attempts one after the other. */
export function LuckCard({ result, seed, onSeed }: Props) {
  const { t } = useTranslation('fusion');
  const id = useId();
  const attempts = useMemo(
    () => (seed === undefined ? [] : simulateRun(result, seed)),
    [result, seed],
  );
  const { shownCount, skip } = useReveal(attempts);
  const isRevealing = shownCount < attempts.length;
  return (
    <section className="card fusion-luck" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('luck.heading')}</h2>
        {seed !== undefined && <p className="card-note">{t('luck.seed', { seed })}</p>}
      </div>
      <div className="card-body">
        <div className="fusion-luck-buttons">
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => onSeed(1 + Math.floor(Math.random() * (MAX_SEED - 1)))}
          >
            {t(seed === undefined ? 'luck.try' : 'luck.again')}
          </button>
          {isRevealing && (
            <button type="button" className="btn btn-surface" onClick={skip}>
              {t('luck.skip')}
            </button>
          )}
        </div>
        {seed === undefined ? (
          <p className="form-text">{t('luck.note')}</p>
        ) : (
          <>
            <p className="fusion-luck-legend" aria-hidden="true">
              {outcomes.map((outcome) => (
                <span key={outcome} className={`fusion-roll fusion-roll-${outcome}`}>
                  {t(`luck.${outcome}`)}
                </span>
              ))}
            </p>
            <Rolls
              attempts={attempts.slice(0, shownCount)}
              categoryCount={result.plan.categories.length}
            />
            <p role="status" className="fusion-luck-outcome">
              {!isRevealing && <AttemptsSummary attempts={attempts} result={result} />}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function simulateRun({ plan, fusion }: FusionResult, seed: number): Attempt[] {
  const generator = xoroshiro128plus(seed);
  return simulateAttempts(plan, fusion.policy, {
    random: () => uniformFloat64(generator),
    maxAttempts: MAX_ATTEMPTS,
  });
}

/** Reveals attempts one after the other; all at once where motion is reduced. */
function useReveal(attempts: readonly Attempt[]): { shownCount: number; skip: () => void } {
  const [shownCount, setShownCount] = useState(attempts.length);
  const previousAttempts = useRef(attempts);
  useEffect(() => {
    if (previousAttempts.current === attempts) return;
    previousAttempts.current = attempts;
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setShownCount(prefersReducedMotion ? attempts.length : Math.min(1, attempts.length));
  }, [attempts]);
  useEffect(() => {
    if (shownCount >= attempts.length) return;
    const stepMs = Math.min(STEP_MS, MAX_REVEAL_MS / attempts.length);
    const timer = setTimeout(() => setShownCount(shownCount + 1), stepMs);
    return () => clearTimeout(timer);
  }, [shownCount, attempts]);
  return {
    shownCount: Math.min(shownCount, attempts.length),
    skip: () => setShownCount(attempts.length),
  };
}

/** The last attempts: which categories were hit, missed or kept. */
function Rolls({
  attempts,
  categoryCount,
}: {
  attempts: readonly Attempt[];
  categoryCount: number;
}) {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  const categoryName = useCategoryName();
  const numberedAttempts = attempts.map((attempt, index) => ({ number: index + 1, ...attempt }));
  return (
    <ol className="fusion-rolls" aria-label={t('luck.rolls')}>
      {numberedAttempts.slice(-SHOWN_ATTEMPTS).map(({ number, keptSet, hits }) => (
        <li key={number}>
          <span className="fusion-roll-number">{format.number(number)}</span>
          {Array.from({ length: categoryCount }, (_, category) => {
            const bit = 1 << category;
            const outcome = keptSet & bit ? 'kept' : hits & bit ? 'hit' : 'miss';
            return (
              <span key={categoryName(category)} className={`fusion-roll fusion-roll-${outcome}`}>
                {categoryName(category)}
                <span className="visually-hidden">: {t(`luck.${outcome}`)}</span>
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

/** How the attempts ended: their number and cost, and how many players need as many. */
function AttemptsSummary({
  attempts,
  result,
}: {
  attempts: readonly Attempt[];
  result: FusionResult;
}) {
  const { t } = useTranslation('fusion');
  const format = useFormat();
  const coinText = useCoinText();
  const { plan, fusion } = result;
  const stabilisers = attempts.reduce((sum, attempt) => sum + attempt.stabilisers, 0);
  const amount = coinText(costOf(plan, attempts.length, stabilisers));
  const isSuccess = sizeOf(attempts.at(-1)?.hits ?? 0) === plan.categories.length;
  const attemptParameters = { count: attempts.length, n: format.number(attempts.length) };
  if (!isSuccess) return t('luck.gaveUp', { ...attemptParameters, amount });
  const shareNeedingAsMany = 1 - fusion.attempts.within(attempts.length - 1);
  return t('luck.success', {
    ...attemptParameters,
    amount,
    percent: format.percent(100 * shareNeedingAsMany, 0),
  });
}
