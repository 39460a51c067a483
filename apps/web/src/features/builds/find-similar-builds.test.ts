import { expect, test } from 'vitest';
import { findSimilarBuilds } from './find-similar-builds.ts';

test('a rare shared part makes builds more similar than a common one', () => {
  const similarBuilds = findSimilarBuilds(
    new Set(['Rare', 'Common']),
    new Map([
      ['aaaaaaaa', new Set(['Common', 'Other'])],
      ['bbbbbbbb', new Set(['Rare', 'Other'])],
      ['cccccccc', new Set(['Common', 'Rare'])],
      ['dddddddd', new Set(['Other'])],
    ]),
    {
      vehicles: 1000,
      vehiclesByPart: new Map([
        ['Rare', 9],
        ['Common', 500],
        ['Other', 99],
      ]),
    },
  );
  expect(similarBuilds.map(({ build }) => build)).toEqual(['cccccccc', 'bbbbbbbb', 'aaaaaaaa']);
  expect(similarBuilds[0]).toMatchObject({ similarity: 1, otherParts: [] });
  const weight = (n: number) => 1 + Math.log(1001 / (n + 1));
  expect(similarBuilds[1]).toMatchObject({ sharedParts: ['Rare'], otherParts: ['Other'] });
  expect(similarBuilds[1]?.similarity).toBeCloseTo(
    weight(9) / (weight(9) + weight(500) + weight(99)),
    12,
  );
});
