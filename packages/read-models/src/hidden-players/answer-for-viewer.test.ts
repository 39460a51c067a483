import type { SearchAnswer } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { answerForViewer } from './answer-for-viewer.ts';
import { everythingVisible, type Visibility } from './visibility.ts';

const visibility: Visibility = {
  ...everythingVisible,
  isHidden: (id) => id === 'hidden',
  hidden: ['hidden'],
};
const searchResult = (id: string): SearchAnswer['players'][number] => ({
  id,
  nickname: id,
  formerly: null,
  games: 1,
  mmr: 0,
  match: 'exact',
});

test('a call about a hidden player fails as for an unknown one, without reading anything', async () => {
  const read = (): never => expect.fail('was read');
  const answer = answerForViewer('GET /api/players/{id}', { id: 'hidden' }, visibility, read);
  await expect(answer).rejects.toMatchObject({ statusCode: 404 });
});

test('hidden players are removed from an answer even if the query returned them', async () => {
  const unfiltered = {
    players: [searchResult('hidden'), searchResult('seen')],
    parts: [],
    maps: [],
  };
  const search = (viewerVisibility: Visibility) =>
    answerForViewer('GET /api/search', undefined, viewerVisibility, () => unfiltered);
  expect((await search(visibility)).players).toEqual([searchResult('seen')]);
  expect(await search(everythingVisible)).toEqual(unfiltered);
});

test('your own hidden player is visible to you', async () => {
  const parts = { games: 0, parts: [] };
  const ask = () =>
    answerForViewer(
      'GET /api/players/{id}/parts',
      { id: 'hidden' },
      everythingVisible,
      () => parts,
    );
  expect(await ask()).toBe(parts);
});
