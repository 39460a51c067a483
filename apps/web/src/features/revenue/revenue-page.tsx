import './revenue.scss';
import { PageTitle } from '../../page-title.tsx';
import { QueryState } from '../../query-states/query-state.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DailyCard } from './daily-card.tsx';
import { EightVsEightCard } from './eight-vs-eight-card.tsx';
import { FuelCard } from './fuel-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { OptionsBar } from './options-bar.tsx';
import { revenueCodec } from './revenue-search.ts';
import { TotalsCard } from './totals-card.tsx';
import { usePricing } from './use-pricing.ts';

/** What matches pay in coins, by mode and day, at prices that the viewer can change. */
export function RevenuePage() {
  const state = useQuestionFilters(revenueCodec);
  const { query, pricing, hasOwnPrices } = usePricing(state.pageSearch);
  return (
    <div className="revenue">
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <QueryState query={query} loading={<Skeleton height="40rem" />}>
        {(prices) =>
          pricing !== undefined && (
            <>
              <OptionsBar state={state} prices={prices} hasOwnPrices={hasOwnPrices} />
              <div className="revenue-cards">
                <TotalsCard state={state} pricing={pricing} />
                <EightVsEightCard state={state} pricing={pricing} />
                <FuelCard state={state} />
                <ModesCard state={state} pricing={pricing} />
                <DailyCard state={state} pricing={pricing} />
              </div>
            </>
          )
        }
      </QueryState>
    </div>
  );
}
