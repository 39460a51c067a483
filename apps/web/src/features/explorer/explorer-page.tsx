import './explorer.scss';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AnswerCard } from '../../answers/answer-card.tsx';
import { explorerQuestion } from '../../answers/explorer-question.ts';
import { explorerCodec } from '../../answers/explorer-search.ts';
import { findIncompatibility } from '../../answers/find-incompatibility.ts';
import { useQuestionTitle } from '../../answers/use-question-title.ts';
import { PageTitle } from '../../page-title.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { pageOptionsFor } from './page-options.ts';
import { QuestionForm } from './question-form.tsx';
import { SavedQuestionsCard } from './saved-questions-card.tsx';
import { ScatterField } from './scatter-field.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useIncompatibilityText } from './use-incompatibility-text.ts';

/** Any question about all stored matches, put together by the visitor. */
export function ExplorerPage() {
  const { t } = useTranslation('explorer');
  const [query] = useSearchParams();
  const state = useQuestionFilters(explorerCodec, pageOptionsFor(explorerCodec.read(query)));
  const { pageSearch } = state;
  const incompatibilityText = useIncompatibilityText();
  const titleOf = useQuestionTitle();
  const pageQuestion = explorerQuestion(pageSearch);
  const title = titleOf(pageQuestion);
  const incompatibility = findIncompatibility(pageSearch.measure, [
    pageSearch.by,
    pageSearch.split,
  ]);
  return (
    <>
      <QuestionFilterBar state={state} heading={<PageTitle />} />
      <div className="explorer">
        <section className="card" aria-label={t('form.label')}>
          <div className="card-body">
            <QuestionForm state={state} />
            {pageSearch.chart === 'scatter' && <ScatterField state={state} />}
            {incompatibility !== null && (
              <p className="form-text" role="status">
                {t('incompatibilities.leftOut', { reason: incompatibilityText(incompatibility) })}
              </p>
            )}
          </div>
        </section>
        <AnswerCard title={title} pageQuestion={pageQuestion} state={state} />
        <div className="explorer-pair">
          <SavedQuestionsCard title={title} />
          <SuggestionList state={state} />
        </div>
      </div>
    </>
  );
}
