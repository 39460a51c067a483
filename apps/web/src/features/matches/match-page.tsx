import './match.scss';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useRecordVisit } from '../../use-record-visit.ts';
import { toBattleClock } from './battle-clock.ts';
import { DamageTab } from './damage-tab.tsx';
import type { MatchLoaderData } from './load-match.ts';
import { localizeHiddenNames } from './localize-hidden-names.ts';
import { MatchHeader } from './match-header.tsx';
import { matchQuery } from './match-queries.ts';
import { type MatchSearch, matchCodec, type Tab } from './match-search.ts';
import { MatchTabs } from './match-tabs.tsx';
import { MissingMatch } from './missing-match.tsx';
import { PercentilesPanel } from './percentiles-panel.tsx';
import { PlayerBar } from './player-bar.tsx';
import { hasRounds } from './players.ts';
import { RoundPicker } from './round-picker.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { MatchContext } from './use-match.ts';

const panels: Record<Tab, () => React.JSX.Element> = {
  scoreboard: Scoreboard,
  damage: DamageTab,
  timeline: TimelinePanel,
  percentiles: PercentilesPanel,
};

/** A match: its scoreboard, its damage and its timeline. */
export function MatchPage() {
  const { id, isMissing } = useLoaderData<MatchLoaderData>();
  return isMissing ? <MissingMatch id={id} /> : <StoredMatch key={id} id={id} />;
}

function StoredMatch({ id }: { id: string }) {
  const { t } = useTranslation('matches');
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { data: storedMatch } = useSuspenseQuery(matchQuery(id));
  const hiddenName = t('hidden');
  const match = useMemo(
    () => toBattleClock(localizeHiddenNames(storedMatch, hiddenName)),
    [storedMatch, hiddenName],
  );
  useRecordVisit({
    kind: 'match',
    id,
    name: `${match.map.name}, ${gameName('mode', match.mode)}`,
    at: match.startedAt,
  });

  const context = useMemo(() => {
    const requestedSearch = matchCodec.read(query);
    const { round: requestedRound } = requestedSearch;
    const round =
      requestedRound !== null && requestedRound > match.rounds.length ? null : requestedRound;
    const search: MatchSearch = { ...requestedSearch, round: hasRounds(match) ? round : null };
    return {
      match,
      search,
      linkProps: (change: Partial<MatchSearch>) => ({
        to: paths.match(match.id, matchCodec.write({ ...search, ...change })),
        state,
      }),
    };
  }, [match, query, state]);
  const Panel = panels[context.search.tab];

  return (
    <MatchContext value={context}>
      <PlayerBar />
      <MatchHeader />
      {!match.finished && (
        <div className="alert alert-warning unfinished-note">
          <Icon name="alertTriangle" />
          <p>{t('unfinishedNote')}</p>
        </div>
      )}
      {hasRounds(match) && <RoundPicker />}
      <MatchTabs />
      <Panel />
    </MatchContext>
  );
}
