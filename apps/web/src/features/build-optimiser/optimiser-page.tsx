import './optimiser.scss';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLatestQuery } from '../../filters/use-latest-query.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CostsCard } from './costs-card.tsx';
import type { FormProps } from './form-props.ts';
import { GoalsCard } from './goals-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { MeasuredCard } from './measured-card.tsx';
import { type OptimiserSearch, optimiserCodec } from './optimiser-search.ts';
import { PartRulesCard } from './part-rules-card.tsx';
import { Results } from './results.tsx';
import { toRequest } from './to-request.ts';
import { type OptimiserData, useOptimiserData } from './use-optimiser-data.ts';
import { useRun } from './use-run.ts';

const href = (search: OptimiserSearch) => paths.buildOptimization(optimiserCodec.write(search));

/** The best builds within limits. The options are in the URL; the search starts on a click. */
export function OptimiserPage() {
  const { t } = useTranslation('optimiser');
  const [urlQuery] = useSearchParams();
  const search = optimiserCodec.read(urlQuery);
  const query = useOptimiserData(search);
  return (
    <>
      <div className="page-header">
        <PageTitle />
        <ShareButton href={href(search)} title={t('title')} />
      </div>
      <p className="lead-text">{t('lead')}</p>
      <QueryState query={query} loading={<Skeleton height="40rem" />}>
        {(data) => <Optimiser search={search} data={data} />}
      </QueryState>
    </>
  );
}

function Optimiser({ search, data }: { search: OptimiserSearch; data: OptimiserData }) {
  const { t } = useTranslation('optimiser');
  const readLatest = useLatestQuery();
  const navigate = useNavigate();
  const { run, start, cancel } = useRun();
  const results = useRef<HTMLDivElement>(null);
  const hrefWith = (change: Partial<OptimiserSearch>) => href({ ...search, ...change });
  const set: FormProps['set'] = (change) => {
    const latest = optimiserCodec.read(readLatest());
    const newSearch = { ...latest, ...(typeof change === 'function' ? change(latest) : change) };
    void navigate(href(newSearch), { replace: true, preventScrollReset: true });
  };
  const form = { search, set, data };
  const request = toRequest(search, data);
  const isRunning = run.state === 'running';
  useEffect(() => {
    if (isRunning) scrollToResults(results.current);
  }, [isRunning]);
  return (
    <div className="optimiser-columns">
      <form
        className="optimiser-form"
        onSubmit={(event) => {
          event.preventDefault();
          start(request);
        }}
      >
        <GoalsCard {...form} />
        <LimitsCard {...form} />
        <PartRulesCard {...form} />
        <CostsCard {...form} href={hrefWith} />
        <MeasuredCard {...form} href={hrefWith} />
        <div className="optimiser-actions">
          <button type="submit" className="btn btn-primary" disabled={isRunning}>
            {t('find')}
          </button>
          {isRunning && (
            <button type="button" className="btn btn-surface" onClick={cancel}>
              {t('cancel')}
            </button>
          )}
        </div>
      </form>
      <Results ref={results} run={run} request={request} data={data} trade={search.trade} />
    </div>
  );
}

/** Scrolls to the results where they are below the form; beside it, they are visible already. */
function scrollToResults(results: HTMLElement | null) {
  const top = results?.getBoundingClientRect().top ?? 0;
  if (top > window.innerHeight / 2) results?.scrollIntoView({ block: 'start' });
}
