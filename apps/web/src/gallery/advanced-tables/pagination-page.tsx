import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { employeeFields } from './field.ts';
import { GamePlayers } from './game-players.tsx';
import { PaginationTable } from './pagination-table.tsx';
import { UrlTabs } from './url-tabs.tsx';

const rows = employees;

/** Pagination, on sample people and on players. */
export function PaginationPage() {
  return (
    <GalleryFrame
      title="Pagination"
      lead="57 people, 10 to 50 per page. Page and page size are kept in the URL."
      columns={1}
    >
      <Demo
        title="Pagination"
        subtitle="57 sample rows, or the players with the most matches."
        source={() => import('./pagination-table.tsx?raw')}
      >
        <UrlTabs
          sample={<PaginationTable caption="People" fields={employeeFields} rows={rows} />}
          game={
            <GamePlayers limit={57}>
              {(players, fields) => (
                <PaginationTable caption="Players" fields={fields} rows={players} />
              )}
            </GamePlayers>
          }
        />
      </Demo>
    </GalleryFrame>
  );
}
