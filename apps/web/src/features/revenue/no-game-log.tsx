import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { NothingFits } from '../../questions/nothing-fits.tsx';
import { useActiveFilters } from '../../questions/use-active-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shown where no match tells what it paid: why that is, how to change it, and what to loosen. */
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
      {isFiltered && <NothingFits state={state} />}
    </>
  );
}
