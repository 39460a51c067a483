import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Notice } from '../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import {
  changeMeasures,
  compareReleases,
  findNewestReleases,
  isUnchanged,
  type Releases,
} from './compare-releases.ts';
import type { OverviewSearch } from './performance-search.ts';
import { clientVersionsQuestion, releaseQuestions } from './questions.ts';
import { readReleases } from './read-releases.ts';

interface Props {
  state: QuestionFilters<OverviewSearch>;
}

const HEIGHT = '24rem';

/** The parts that rose and fell most between the newest release and the one before. */
export function ChangesCard({ state }: Props) {
  const { t } = useTranslation('performance');
  // The two newest releases are compared, even if the page is filtered by client version.
  const { clientVersion: _, ...filters }: PageFilters = state.filters;
  const query = useQuery(questionQuery(clientVersionsQuestion, filters));
  const releases = findNewestReleases(
    query.data?.rows
      .map((row) => ({ version: keyOf(row, 'clientVersion'), games: countOf(row, 'games') }))
      .filter(({ version }) => version !== '-') ?? [],
  );
  if (releases !== undefined)
    return <Changes state={state} filters={filters} releases={releases} />;
  return (
    <QuestionCard
      title={t('changes.title')}
      query={query}
      state={state}
      isEmpty={() => true}
      empty={<Notice icon="activity" title={t('changes.none')} text={t('changes.oneVersion')} />}
      height={HEIGHT}
    >
      {() => null}
    </QuestionCard>
  );
}

function Changes({
  state,
  filters,
  releases,
}: Props & { filters: PageFilters; releases: Releases }) {
  const { t } = useTranslation('performance');
  const { now, before } = releases;
  const measure = state.pageSearch.changes;
  const nowQuery = useQuestions(releaseQuestions(now.versions), filters);
  const beforeQuery = useQuestions(releaseQuestions(before.versions), filters);
  const changes = useMemo(
    () =>
      nowQuery.data === undefined || beforeQuery.data === undefined
        ? undefined
        : compareReleases(readReleases(nowQuery.data, beforeQuery.data), measure),
    [nowQuery.data, beforeQuery.data, measure],
  );
  const query = { ...(beforeQuery.isError ? beforeQuery : nowQuery), data: changes };
  return (
    <QuestionCard
      title={t('changes.title')}
      note={t(`changes.${measure}Note`, { now: now.name, before: before.name })}
      query={query}
      state={state}
      isEmpty={(allChanges) => allChanges.every(isUnchanged)}
      empty={
        <Notice
          icon="activity"
          title={t('changes.none')}
          text={t(changes?.length === 0 ? 'changes.fewGames' : 'changes.allChance')}
        />
      }
      height={HEIGHT}
      actions={
        <ChoiceLinks
          label={t('changes.label')}
          choices={changeMeasures.map((value) => ({ value, text: t(`changes.${value}`) }))}
          current={measure}
          href={(value) => state.href({ changes: value })}
        />
      }
    >
      {(allChanges) => <ChangeList changes={allChanges} measure={measure} search={state.search} />}
    </QuestionCard>
  );
}
