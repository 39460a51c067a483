import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { AddressTabs } from './address-tabs.tsx';
import { employeeFields } from './field.ts';
import { FilteringTable } from './filtering-table.tsx';
import { GamePlayers } from './game-players.tsx';

const rows = employees.slice(0, 15);

/** Column Filtering of a table, on people and on players. */
export function ColumnFilteringPage() {
  return (
    <GalleryFrame
      title="Column Filtering"
      lead="Text by how it begins, a choice from a list, or a range. Filters add up and stand in the address."
      columns={1}
    >
      <Demo
        title="Column Filtering"
        subtitle="15 sample rows, or the players with most matches."
        source={() => import('./filtering-table.tsx?raw')}
      >
        <AddressTabs
          sample={<FilteringTable caption="People" fields={employeeFields} rows={rows} />}
          game={
            <GamePlayers most={15}>
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
