import './fusion.scss';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { ColorRole } from '../../charts/colors.ts';
import { useLatestQuery } from '../../filters/use-latest-query.ts';
import { LabelledChoice } from '../../labelled-choice.tsx';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { chartUnits, type FusionSearch, fusionCodec, type PlanSearch } from './fusion-search.ts';
import { LimitCard } from './limit-card.tsx';
import { LuckCard } from './luck-card.tsx';
import { ChanceBars, ChanceLines } from './odds-charts.tsx';
import { PlanForm } from './plan-form.tsx';
import { PolicyCard } from './policy-card.tsx';
import { ResultCard } from './result-card.tsx';
import { type FusionResult, useFusion } from './use-fusion.ts';

const href = (search: FusionSearch) => paths.fusionCalculator(fusionCodec.write(search));

/** What fusing a part costs, and how likely the wanted bonuses are. All of it is in the URL. */
export function FusionPage() {
  const { t } = useTranslation('fusion');
  const [urlQuery] = useSearchParams();
  const readLatest = useLatestQuery();
  const navigate = useNavigate();
  const search = fusionCodec.read(urlQuery);
  const { plan, secondPlan, limit, seed } = search;
  const set = (toChange: (latest: FusionSearch) => Partial<FusionSearch>) => {
    const latest = fusionCodec.read(readLatest());
    const newHref = href({ ...latest, ...toChange(latest) });
    void navigate(newHref, { replace: true, preventScrollReset: true });
  };
  const result = useFusion(plan, limit);
  return (
    <>
      <div className="page-header">
        <PageTitle />
        <ShareButton href={href(search)} title={t('title')} />
      </div>
      <p className="lead-text">{t('lead')}</p>
      <div className="fusion-columns">
        <div>
          <PlanForm
            title={secondPlan === undefined ? t('yourPlan') : t('planName', { letter: 'A' })}
            plan={plan}
            href={(newPlan) => href({ ...search, plan: newPlan })}
            onPlan={(change) => set((latest) => ({ plan: { ...latest.plan, ...change } }))}
          />
          {secondPlan === undefined ? (
            <button
              type="button"
              className="btn btn-outline-primary fusion-compare"
              onClick={() =>
                set((latest) => ({
                  secondPlan: { ...latest.plan, stabilise: pickContrastingPolicy(latest.plan) },
                }))
              }
            >
              {t('compare')}
            </button>
          ) : (
            <PlanForm
              title={t('planName', { letter: 'B' })}
              plan={secondPlan}
              href={(newPlan) => href({ ...search, secondPlan: newPlan })}
              onPlan={(change) =>
                // A part that is still loading its price does not bring back a removed plan.
                set(({ secondPlan: latestPlan }) => ({
                  secondPlan: latestPlan && { ...latestPlan, ...change },
                }))
              }
              onRemove={() => set(() => ({ secondPlan: undefined }))}
            />
          )}
          <LimitCard limit={limit} onLimit={(newLimit) => set(() => ({ limit: newLimit }))} />
        </div>
        {secondPlan === undefined ? (
          <Results search={search} results={[result]} />
        ) : (
          <ComparedResults search={search} result={result} secondPlan={secondPlan} />
        )}
      </div>
      <LuckCard result={result} seed={seed} onSeed={(newSeed) => set(() => ({ seed: newSeed }))} />
    </>
  );
}

/** Returns the use of stabilisers that a second plan starts with, different from that of the first. */
function pickContrastingPolicy({ stabilise }: PlanSearch): PlanSearch['stabilise'] {
  return stabilise === 'never' ? 'whenItPays' : 'never';
}

interface ComparedResultsProps {
  search: FusionSearch;
  result: FusionResult;
  secondPlan: PlanSearch;
}

function ComparedResults({ search, result, secondPlan }: ComparedResultsProps) {
  const secondResult = useFusion(secondPlan, search.limit);
  return <Results search={search} results={[result, secondResult]} />;
}

const planColors: readonly ColorRole[] = ['series1', 'series2'];

/** The results and charts of one plan, or of two side by side. */
function Results({ search, results }: { search: FusionSearch; results: readonly FusionResult[] }) {
  const { t } = useTranslation('fusion');
  const isCompared = results.length > 1;
  const namedResults = results.map((result, index) => ({
    result,
    name: isCompared ? t('planName', { letter: 'AB'.charAt(index) }) : t('yourPlan'),
    color: planColors[index] ?? 'series1',
  }));
  const { chartUnit: unit } = search;
  const isPossible = results.some(({ fusion }) => fusion.expected !== null);
  return (
    <div className="fusion-results">
      <div className={isCompared ? 'fusion-pair' : ''}>
        {namedResults.map(({ name, result }) => (
          <ResultCard
            key={name}
            title={isCompared ? name : t('results')}
            result={result}
            limit={search.limit}
          />
        ))}
      </div>
      {isPossible && (
        <section className="card chart-card" aria-label={t('charts.heading')}>
          <div className="card-top">
            <h2>{t('charts.heading')}</h2>
          </div>
          <div className="card-body">
            <LabelledChoice
              label={t('charts.by')}
              choices={chartUnits.map((value) => ({ value, text: t(`unit.${value}`) }))}
              current={unit}
              href={(chartUnit) => href({ ...search, chartUnit })}
            />
            <h3 className="fusion-chart-title">{t(`charts.within.${unit}`)}</h3>
            <ChanceLines unit={unit} results={namedResults} />
            {namedResults.map(({ name, color, result }) => {
              const title = t(`charts.exactly.${unit}`);
              const chartName = isCompared ? `${title}, ${name}` : title;
              return (
                result.fusion.expected !== null && (
                  <div key={name}>
                    <h3 className="fusion-chart-title">{chartName}</h3>
                    <ChanceBars unit={unit} name={chartName} color={color} result={result} />
                  </div>
                )
              );
            })}
          </div>
        </section>
      )}
      {namedResults.map(({ name, result }) => (
        <PolicyCard key={name} result={result} {...(isCompared && { name })} />
      ))}
    </div>
  );
}
