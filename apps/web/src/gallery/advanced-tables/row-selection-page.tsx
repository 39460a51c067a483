import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { employeeFields } from './field.ts';
import { GamePlayers } from './game-players.tsx';
import { SelectionTable } from './selection-table.tsx';
import { UrlTabs } from './url-tabs.tsx';

const rows = employees.slice(0, 10);

/** Row selection, on sample people and on players. */
export function RowSelectionPage() {
  return (
    <GalleryFrame
      title="Row Selection"
      lead="Select one row, several or all; the checkbox in the heading shows which. The selection is kept in the URL."
      columns={1}
    >
      <Demo
        title="Row Selection"
        subtitle="10 sample rows, or the players with the most matches."
        source={() => import('./selection-table.tsx?raw')}
      >
        <UrlTabs
          sample={<SelectionTable caption="People" fields={employeeFields} rows={rows} />}
          game={
            <GamePlayers limit={10}>
              {(players, fields) => (
                <SelectionTable caption="Players" fields={fields} rows={players} />
              )}
            </GamePlayers>
          }
        />
      </Demo>
    </GalleryFrame>
  );
}
