import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { AddressTabs } from './address-tabs.tsx';
import { employeeFields } from './field.ts';
import { GamePlayers } from './game-players.tsx';
import { SortingTable } from './sorting-table.tsx';

const rows = employees.slice(0, 15);

/** Column Sorting of a table, on people and on players. */
export function ColumnSortingPage() {
  return (
    <GalleryFrame
      title="Column Sorting"
      lead="A press on a heading sorts ascending, a second one descending, a third one not at all. Dates sort as dates, money as money."
      columns={1}
    >
      <Demo
        title="Column Sorting"
        subtitle="15 sample rows, or the players with most matches."
        source={() => import('./sorting-table.tsx?raw')}
      >
        <AddressTabs
          sample={<SortingTable caption="People" fields={employeeFields} rows={rows} />}
          game={
            <GamePlayers most={15}>
              {(players, fields) => (
                <SortingTable caption="Players" fields={fields} rows={players} />
              )}
            </GamePlayers>
          }
        />
      </Demo>
    </GalleryFrame>
  );
}
