import type { BuildAnswer, BuildRequest, Term } from '@scrapboard/builds';
import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { BuildCard } from './build-card.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { DataCard } from './data-card.tsx';
import { LimitEffects } from './limit-effects.tsx';
import { ProgressCard } from './progress-card.tsx';
import { TradeOffCard } from './trade-off-card.tsx';
import type { OptimiserData } from './use-optimiser-data.ts';
import type { Run } from './use-run.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  run: Run;
  /** The request that the form describes now. */
  request: BuildRequest;
  data: OptimiserData;
  trade: readonly [Term, Term] | undefined;
}

/** Returns how a run ended, in a few words. */
function outcomeText(answer: BuildAnswer, t: TFunction<'optimiser'>): string {
  switch (answer.status) {
    case 'solved':
      return t('found', { count: answer.builds.length });
    case 'infeasible':
      return t('conflict.heading');
    case 'timedOut':
      return t('timedOut.title');
  }
}

/** What the latest run has found so far, or its final answer. */
export function Results({ ref, run, request, data, trade }: Props) {
  const { t } = useTranslation('optimiser');
  if (run.state === 'none') {
    return (
      <div ref={ref} className="optimiser-results">
        <p className="visually-hidden" role="status" />
        <Notice icon="cpu" title={t('start.title')} text={t('start.text')} />
      </div>
    );
  }
  const isOutdated = JSON.stringify(run.request) !== JSON.stringify(request);
  const answer = run.state === 'done' ? run.answer : undefined;
  const builds =
    run.state === 'done'
      ? run.answer.status === 'solved'
        ? run.answer.builds
        : []
      : run.foundBuilds;
  return (
    <div ref={ref} className="optimiser-results" aria-busy={run.state === 'running'}>
      <p className="visually-hidden" role="status">
        {answer !== undefined && outcomeText(answer, t)}
      </p>
      {isOutdated && <p className="optimiser-outdated">{t('outdated')}</p>}
      {run.state === 'running' && <ProgressCard progress={run.progress} />}
      {run.state === 'cancelled' && (
        <p className="optimiser-outdated" role="status">
          {t('cancelled', { count: builds.length })}
        </p>
      )}
      {run.state === 'failed' && (
        <Notice icon="alertTriangle" title={t('failed.title')} text={t('failed.text')} />
      )}
      {answer?.status === 'timedOut' && (
        <Notice icon="clock" title={t('timedOut.title')} text={t('timedOut.text')} />
      )}
      {answer?.status === 'infeasible' && <ConflictCard conflict={answer.conflict} data={data} />}
      {answer?.status === 'solved' && <LimitEffects answer={answer} data={data} />}
      {answer?.status === 'solved' && trade !== undefined && answer.tradeOff.length > 0 && (
        <TradeOffCard builds={answer.tradeOff} trade={trade} request={run.request} data={data} />
      )}
      {builds.map((build, index) => (
        <BuildCard
          key={JSON.stringify(build.counts)}
          build={build}
          title={t('build.title', { n: index + 1 })}
          request={run.request}
          data={data}
        />
      ))}
      {answer?.status === 'solved' && answer.isComplete && (
        <p className="form-text">{t('complete')}</p>
      )}
      {answer !== undefined && <DataCard answer={answer} request={run.request} data={data} />}
    </div>
  );
}
