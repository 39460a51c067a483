import './speed-runs.scss';
import type { SpeedRunBoardParams } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useChosenPlayer } from '../../account/use-chosen-player.ts';
import { ChoiceLinks } from '../../choice-links.tsx';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { FilterContext } from '../../filters/filter-context.ts';
import { gameName } from '../../i18n/game-name.ts';
import { raidName } from '../../i18n/raid-name.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { MissingView } from '../../query-states/missing-view.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BoardCard } from './board-card.tsx';
import { ChosenPlayerStrip } from './chosen-player-strip.tsx';
import { PartyLinks } from './party-links.tsx';
import { RecordsCard } from './records-card.tsx';
import { SaveRunsButton } from './save-runs-button.tsx';
import { boardQuery, overviewQuery } from './speed-run-queries.ts';
import { changeSearch, type SpeedRunSearch, speedRunCodec } from './speed-run-search.ts';
import { SplitsCard } from './splits-card.tsx';
import { useIsUnknownRaid } from './use-is-unknown-raid.ts';
import { useSpeedRunFilters, useSpeedRunSearch } from './use-speed-run-filters.ts';

/** In ascending order; others come first. */
const DIFFICULTIES = ['raid-easy', 'raid-medium', 'raid-hard'];

/** The runs of a raid and difficulty, the history of its record, and where the viewer is. */
export function BoardPage() {
  const { mode = '', raid = '' } = useParams();
  // The key remounts the page for another board, so that no state of this one remains.
  return <Board key={`${mode} ${raid}`} params={{ mode, raid }} />;
}

function Board({ params }: { params: SpeedRunBoardParams }) {
  const { t } = useTranslation('speed-runs');
  const { mode, raid } = params;
  const { search, filters } = useSpeedRunSearch();
  const href = (target: SpeedRunSearch) =>
    paths.speedRunBoard(mode, raid, speedRunCodec.write(target));
  const query = useQuery({
    ...boardQuery(params, filters, search.cursor),
    placeholderData: keepPreviousData,
  });
  const overview = useQuery({ ...overviewQuery(filters), placeholderData: keepPreviousData }).data;
  const context = useSpeedRunFilters(href, overview?.options);
  const chosenPlayer = useChosenPlayer(search);
  const { cursor: _, ...searchWithoutCursor } = search;
  const modes = (overview?.raids ?? [])
    .filter((row) => row.raid === raid)
    .map((row) => row.mode)
    .toSorted((a, b) => DIFFICULTIES.indexOf(a.id) - DIFFICULTIES.indexOf(b.id));
  const name = raidName(raid);
  const isUnknown = useIsUnknownRaid(params, query.data?.total === 0);
  const difficulty = query.data?.mode;
  const boardHref = (id: string) =>
    paths.speedRunBoard(id, raid, speedRunCodec.write(searchWithoutCursor));
  if (isUnknown) {
    return (
      <MissingView
        title={t('unknown.title')}
        text={t('unknown.text', {
          raid: name,
          mode: difficulty === undefined ? mode : gameName('mode', difficulty),
        })}
        list={{ href: paths.speedrunning(), text: t('board.all') }}
      />
    );
  }
  return (
    <FilterContext value={context}>
      <FilterBar
        heading={
          <>
            <PageTitle
              title={difficulty === undefined ? name : `${name}, ${gameName('mode', difficulty)}`}
            />
            <p className="card-note">
              <Link to={paths.speedrunning(speedRunCodec.write(searchWithoutCursor))}>
                <Icon name="chevronLeft" /> {t('board.all')}
              </Link>
            </p>
          </>
        }
        actions={<SaveRunsButton params={params} filters={filters} />}
      />
      <div className="speed-run-choices mb-3">
        {modes.length > 1 && (
          <ChoiceLinks
            label={t('board.difficulty')}
            choices={modes.map((choice) => ({ value: choice.id, text: gameName('mode', choice) }))}
            current={mode}
            href={boardHref}
          />
        )}
        <PartyLinks search={search} href={href} />
      </div>
      <FilterChips />
      {chosenPlayer !== null && (
        <ChosenPlayerStrip params={params} filters={filters} chosenPlayer={chosenPlayer} />
      )}
      <BoardCard
        query={query}
        search={search}
        href={href}
        chosenPlayerId={chosenPlayer?.id}
        name={name}
        firstPageHref={href(changeSearch(searchWithoutCursor, {}))}
      />
      <SplitsCard runs={query.data?.runs ?? []} name={name} />
      <RecordsCard params={params} filters={filters} />
    </FilterContext>
  );
}
