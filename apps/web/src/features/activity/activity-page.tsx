import './activity.scss';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { activityCodec } from './activity-search.ts';
import { AveragesCard } from './averages-card.tsx';
import { CohortsCard } from './cohorts-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { PAGE_OPTIONS } from './page-options.ts';
import { PartySizesCard } from './party-sizes-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { UploadCountCard } from './upload-count-card.tsx';
import { UploadsByMonthCard } from './uploads-by-month-card.tsx';
import { WeaponsCard } from './weapons-card.tsx';

/** How much is played and uploaded, when, where, in which modes and with which weapons. */
export function ActivityPage() {
  const state = useQuestionFilters(activityCodec, PAGE_OPTIONS);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <div className="activity">
        <UploadCountCard state={state} />
        <div className="activity-pair">
          <UploadsByMonthCard state={state} />
          <ModesCard state={state} />
        </div>
        <AveragesCard state={state} />
        <WeaponsCard state={state} />
        <HoursCard state={state} />
        <CohortsCard state={state} />
        <div className="activity-pair">
          <RegionsCard state={state} />
          <PartySizesCard state={state} />
        </div>
      </div>
    </>
  );
}
