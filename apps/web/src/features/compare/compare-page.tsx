import './compare.scss';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { MAX_COMPARED_SUBJECTS } from '../../questions/max-compared-subjects.ts';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changeSubjects, compareCodec, selectionOf } from './compare-search.ts';
import { MedalsCard } from './medals-card.tsx';
import { NumbersCard } from './numbers-card.tsx';
import { pageOptionsFor } from './page-options.ts';
import { PercentilesCard } from './percentiles-card.tsx';
import { SplitCard } from './split-card.tsx';
import { SubjectBar } from './subject-bar.tsx';
import { TogetherCard } from './together-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { useSubjects } from './use-subjects.ts';

/** Two to six players, parts or builds side by side. */
export function ComparePage() {
  const { t } = useTranslation('comparison');
  const [query] = useSearchParams();
  const selection = useMemo(() => selectionOf(compareCodec.read(query)), [query]);
  const { kind, ids } = selection;
  const options = useMemo(() => pageOptionsFor(kind, ids), [kind, ids]);
  const state = useQuestionFilters(compareCodec, options);
  const subjects = useSubjects(selection);
  const comparedSubjects = subjects.filter(({ isUnknown }) => !isUnknown);
  const props = { kind, subjects: comparedSubjects, state };
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={t(`lead.${kind}`)}
        actions={
          kind === 'players' &&
          ids.length === 2 && (
            <Link className="btn btn-surface" to={paths.versus({ players: ids.join(',') })}>
              <Icon name="crosshair" />
              {t('versus.toVersus')}
            </Link>
          )
        }
      />
      <SubjectBar
        selection={selection}
        subjects={subjects}
        max={MAX_COMPARED_SUBJECTS}
        onChange={(change) =>
          state.set((latest) => changeSubjects(kind, change(selectionOf(latest).ids)))
        }
      />
      {comparedSubjects.length < 2 ? (
        <div className="card">
          <Notice
            icon="users"
            title={t(comparedSubjects.length === 0 ? 'empty.none' : 'empty.one')}
            text={t(`empty.${kind}`)}
          />
        </div>
      ) : (
        <div className={comparedSubjects.length > 3 ? 'compare compare-many' : 'compare'}>
          <NumbersCard {...props} />
          <PercentilesCard {...props} />
          <TrendCard {...props} />
          <SplitCard {...props} />
          {kind === 'players' && <MedalsCard {...props} />}
          {kind === 'players' && <TogetherCard {...props} />}
        </div>
      )}
    </>
  );
}
