import './compare.scss';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MeetingsCard } from './meetings-card.tsx';
import { optionsFor } from './options-for.ts';
import type { SubjectSelection } from './subject.ts';
import { SubjectBar } from './subject-bar.tsx';
import { useSubjects } from './use-subjects.ts';
import { MAX_VERSUS_PLAYERS, versusCodec } from './versus-search.ts';

/** Two players: their matches with and against each other. */
export function VersusPage() {
  const { t } = useTranslation('comparison');
  const [query] = useSearchParams();
  const selection = useMemo(
    (): SubjectSelection => ({ kind: 'players', ids: versusCodec.read(query).players ?? [] }),
    [query],
  );
  const { ids } = selection;
  const options = useMemo(() => optionsFor('players', ids), [ids]);
  const state = useQuestionFilters(versusCodec, options);
  const subjects = useSubjects(selection);
  const [first, second] = subjects;
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={t('versus.lead')}
        actions={
          second !== undefined && (
            <Link className="btn btn-surface" to={paths.compare({ players: ids.join(',') })}>
              <Icon name="users" />
              {t('versus.toCompare')}
            </Link>
          )
        }
      />
      <SubjectBar
        selection={selection}
        subjects={subjects}
        max={MAX_VERSUS_PLAYERS}
        onChange={(players) => state.set({ players: players.length === 0 ? undefined : players })}
      />
      {first === undefined || second === undefined ? (
        <div className="card">
          <Notice icon="users" title={t('versus.two')} text={t('versus.twoText')} />
        </div>
      ) : (
        <div className="compare">
          <MeetingsCard {...{ first, second, state }} />
        </div>
      )}
    </>
  );
}
