/** Compares what the pages of boards request when opened with the answers that servers prepare. */
import type { Status } from '@scrapboard/contract';
import { filterParameters, questionParameters } from '@scrapboard/questions';
import { type BoardQuestion, listDefaultBoardQuestions } from '@scrapboard/read-models';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadBuilds } from '../features/builds/load-builds.ts';
import { loadBoard, loadKind, loadLeaders } from '../features/leaders/load-leaders.ts';
import { loadRecords } from '../features/records/load-records.ts';
import { statusQuery } from '../status.ts';
import type { PageLoader } from './page.ts';

const scope = { lastDay: '2026-05-20', season: '2026-q2' };
const PART = 'CarPart_Gun_Shotgun';

/** Opens a page and returns its requests, as text. */
async function recordRequests(
  loader: PageLoader,
  query: string,
  minWitnesses: number,
): Promise<string[]> {
  const client = new QueryClient();
  const status = { newestMatchAt: `${scope.lastDay}T12:00:00Z`, minWitnesses } as Status;
  client.setQueryData(statusQuery.queryKey, status);
  const requests: string[] = [];
  client.prefetchQuery = async ({ queryKey = [] }) => {
    const [call, parameters] = queryKey as unknown as [string, Record<string, string>];
    const { player: _, ...shared } = parameters;
    requests.push(`${call} ${new URLSearchParams(shared)}`);
  };
  const request = new Request(`http://localhost/page?${query}`);
  await loader(client, { request, params: { part: PART } } as never);
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  return requests;
}

const rankings = {
  ...({ by: 'damagePerGame', minGames: 20, players: ['4'] } as const),
  parts: [{ part: PART, games: 30, best: {} as never, order: new Uint32Array() }],
};

/** Returns the requests that a server prepares for, with those that follow from an answer about one weapon. */
function listPreparedRequests(minWitnesses: number): string[] {
  const toRequest = ({ question, ranking }: BoardQuestion) =>
    ranking === undefined
      ? `question ${new URLSearchParams(questionParameters(question))}`
      : `leaders ${new URLSearchParams([
          ...filterParameters({ ...question.filters }).filter(
            ([name]) => name !== 'partKind' && name !== 'carried',
          ),
          ['kind', String(question.filters.partKind)],
          ['by', ranking.by],
          ['minGames', String(ranking.minGames)],
        ])}`;
  const boardQuestions = listDefaultBoardQuestions({ ...scope, minWitnesses });
  const [weapons] = boardQuestions;
  const next = weapons?.ranking === undefined ? [] : (weapons.next?.(rankings) ?? []);
  return [...boardQuestions, ...next].map(toRequest);
}

const pages: [string, PageLoader, string][] = [
  ['the part leaders', loadLeaders, ''],
  ['the leaders with weapons', loadKind('weapon'), ''],
  ['the leaders with cabins', loadKind('cabin'), ''],
  ['the board of a weapon', loadBoard('weapon'), ''],
  ['builds', loadBuilds, ''],
  ['records', loadRecords, ''],
  ['records of the day', loadRecords, 'from=2026-05-20&to=2026-05-20'],
  ['records of the week', loadRecords, 'period=7d&category=pve'],
  ['records of the month', loadRecords, 'from=2026-05-01&to=2026-05-31&category=pvp'],
  ['records of the season', loadRecords, 'season=2026-q2&category=brawl'],
];

test.each(pages)(
  'servers prepare the answers that %s request when opened',
  async (_, loader, query) => {
    for (const minWitnesses of [1, 2]) {
      const requests = await recordRequests(loader, query, minWitnesses);
      expect(listPreparedRequests(minWitnesses)).toEqual(expect.arrayContaining(requests));
    }
  },
);
