import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { NoResults } from '../../questions/no-results.tsx';
import { useActiveFilters } from '../../questions/use-active-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shown if the rewards of no match are known: why, what to upload, and which filters to remove. */
export function NoGameLog({ state }: { state: QuestionFilters }) {
  const { t } = useTranslation('revenue');
  const isFiltered = useActiveFilters(state).length > 0;
  return (
    <>
      <Notice icon="upload" title={t('none.title')} text={t('none.text')}>
        <Link className="btn btn-primary" to={paths.upload()}>
          {t('none.upload')}
        </Link>
      </Notice>
      {isFiltered && <NoResults state={state} />}
    </>
  );
}
