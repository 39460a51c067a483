import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { employeeFields } from './field.ts';
import { FilteringTable } from './filtering-table.tsx';
import { GamePlayers } from './game-players.tsx';
import { UrlTabs } from './url-tabs.tsx';

const rows = employees.slice(0, 15);

/** Column filtering, on sample people and on players. */
export function ColumnFilteringPage() {
  return (
    <GalleryFrame
      title="Column Filtering"
      lead="Filter by prefix, by a value from a list, or by range. Filters combine and are kept in the URL."
      columns={1}
    >
      <Demo
        title="Column Filtering"
        subtitle="15 sample rows, or the players with the most matches."
        source={() => import('./filtering-table.tsx?raw')}
      >
        <UrlTabs
          sample={<FilteringTable caption="People" fields={employeeFields} rows={rows} />}
          game={
            <GamePlayers limit={15}>
              {(players, fields) => (
                <FilteringTable caption="Players" fields={fields} rows={players} />
              )}
            </GamePlayers>
          }
        />
      </Demo>
    </GalleryFrame>
  );
}
