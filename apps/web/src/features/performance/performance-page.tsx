import './performance.scss';
import { partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { ChangesCard } from './changes-card.tsx';
import { KindSummary } from './kind-summary.tsx';
import { overviewCodec } from './performance-search.ts';
import { StandingCard } from './standing-card.tsx';

/** The three kinds of parts side by side, what rose and fell, and popularity against results. */
export function PerformancePage() {
  const state = useQuestionFilters(overviewCodec);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <div className="performance-kinds">
        {partPageKinds.map((kind) => (
          <KindSummary key={kind} kind={kind} state={state} />
        ))}
      </div>
      <div className="performance-cards">
        <ChangesCard state={state} />
        <StandingCard state={state} />
      </div>
    </>
  );
}
