import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { employeeFields } from './field.ts';
import { GamePlayers } from './game-players.tsx';
import { SortingTable } from './sorting-table.tsx';
import { UrlTabs } from './url-tabs.tsx';

const rows = employees.slice(0, 15);

/** Column sorting, on sample people and on players. */
export function ColumnSortingPage() {
  return (
    <GalleryFrame
      title="Column Sorting"
      lead="Click a heading to sort ascending, then descending, then not at all. Dates sort as dates, amounts as amounts."
      columns={1}
    >
      <Demo
        title="Column Sorting"
        subtitle="15 sample rows, or the players with the most matches."
        source={() => import('./sorting-table.tsx?raw')}
      >
        <UrlTabs
          sample={<SortingTable caption="People" fields={employeeFields} rows={rows} />}
          game={
            <GamePlayers limit={15}>
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
