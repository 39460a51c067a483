import { lazy, Suspense } from 'react';
import { importWithTexts } from '../i18n/import-with-texts.ts';

const load = async () => {
  const module = importWithTexts('bests', import('./best-mark.tsx'));
  const { BestMark } = await importWithTexts('questions', module);
  return { default: BestMark };
};
const BestMark = lazy(load);

/** A `BestMark` that is shown once its code and the player’s matches have loaded. */
export function LazyBestMark(props: { player: string; match: string }) {
  return (
    <Suspense fallback={null}>
      <BestMark {...props} />
    </Suspense>
  );
}
