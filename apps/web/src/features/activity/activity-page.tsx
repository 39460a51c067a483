import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { activityCodec } from './activity-search.ts';
import { UploadCountCard } from './upload-count-card.tsx';

/** How much is played and uploaded, when, where, in which modes and with which weapons. */
export function ActivityPage() {
  const state = useQuestionFilters(activityCodec);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <UploadCountCard state={state} />
    </>
  );
}
