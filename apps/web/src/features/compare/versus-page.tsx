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
import { DuelsCard } from './duels-card.tsx';
import { MeetingsCard } from './meetings-card.tsx';
import { pageOptionsFor } from './page-options.ts';
import { SubjectBar } from './subject-bar.tsx';
import { type Subject, useSubjects } from './use-subjects.ts';
import {
  MAX_PLAYERS_PER_SIDE,
  type Sides,
  sidesOf,
  toVersusSearch,
  versusCodec,
} from './versus-search.ts';

/** A side of the page. */
export interface Side {
  ids: readonly string[];
  players: readonly Subject[];
  /** The names of its players. */
  name: string;
}

/** Two players or two groups: their matches with and against each other. */
export function VersusPage() {
  const { t } = useTranslation('comparison');
  const [query] = useSearchParams();
  const sides = useMemo(() => sidesOf(versusCodec.read(query)), [query]);
  const ids = useMemo(() => [...sides.first, ...sides.second], [sides]);
  const options = useMemo(() => pageOptionsFor('players', ids), [ids]);
  const state = useQuestionFilters(versusCodec, options);
  const subjects = useSubjects({ kind: 'players', ids });
  const subjectsOf = (side: keyof Sides) => subjects.filter(({ id }) => sides[side].includes(id));
  const setSide = (side: keyof Sides, change: (ids: readonly string[]) => readonly string[]) =>
    state.set((latest) => {
      const latestSides = sidesOf(latest);
      const otherIds = latestSides[side === 'first' ? 'second' : 'first'];
      const newIds = change(latestSides[side]).filter((id) => !otherIds.includes(id));
      return toVersusSearch({ ...latestSides, [side]: newIds });
    });
  const [first, second] = [toSide(subjectsOf('first')), toSide(subjectsOf('second'))];
  const isComplete = first.ids.length > 0 && second.ids.length > 0;
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={<PageTitle />}
        note={t('versus.lead')}
        actions={
          isComplete && (
            <Link
              className="btn btn-surface"
              to={paths.compare({ players: ids.slice(0, 6).join(',') })}
            >
              <Icon name="users" />
              {t('versus.toCompare')}
            </Link>
          )
        }
      />
      <div className="versus-sides">
        {(['first', 'second'] as const).map((side) => (
          <fieldset key={side} className="versus-side">
            <legend>{t(`versus.${side}`)}</legend>
            <SubjectBar
              selection={{ kind: 'players', ids: sides[side] }}
              subjects={subjectsOf(side)}
              max={MAX_PLAYERS_PER_SIDE}
              hasReference={false}
              onChange={(change) => setSide(side, change)}
            />
          </fieldset>
        ))}
      </div>
      {isComplete ? (
        <div className="compare">
          <MeetingsCard {...{ first, second, state }} />
          <DuelsCard {...{ first, second, state }} />
        </div>
      ) : (
        <div className="card">
          <Notice icon="users" title={t('versus.two')} text={t('versus.twoText')} />
        </div>
      )}
    </>
  );
}

/** Returns a side without its unknown players. */
function toSide(subjects: readonly Subject[]): Side {
  const players = subjects.filter(({ isUnknown }) => !isUnknown);
  return {
    ids: players.map(({ id }) => id),
    players,
    name: players.map(({ name }) => name).join(' + '),
  };
}
