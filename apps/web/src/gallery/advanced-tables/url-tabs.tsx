import type { ReactNode } from 'react';
import { settings } from '../../appearance.ts';
import { DemoTabs } from '../components/demo-tabs.tsx';
import { useUrlState } from './use-url-state.ts';

interface Props {
  sample: ReactNode;
  game: ReactNode;
}

/** A table on sample rows and on game data; the active tab is kept in the URL too. */
export function UrlTabs({ sample, game }: Props) {
  const [query, change] = useUrlState();
  // The state of the table is cleared, because it does not apply to the rows of the other tab.
  const clearedState = Object.fromEntries(
    [...query.keys()]
      .filter((name) => !settings.some((setting) => setting === name))
      .map((name) => [name, undefined]),
  );
  return (
    <DemoTabs
      label="Rows of the table"
      activeTab={query.get('data') === 'game' ? 'game' : 'sample'}
      onTabChange={(tab) => change({ ...clearedState, data: tab === 'game' ? tab : undefined })}
      sample={sample}
      game={game}
    />
  );
}
