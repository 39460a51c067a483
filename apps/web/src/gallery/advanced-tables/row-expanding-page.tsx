import './advanced-tables.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { employees } from '../fixtures/employees.ts';
import { ExpandingTable } from './expanding-table.tsx';
import { employeeFields } from './field.ts';
import { GameTeams } from './game-teams.tsx';
import { UrlTabs } from './url-tabs.tsx';

const rows = employees.slice(0, 10);

/** Expandable rows, on sample people and on the teams of a match. */
export function RowExpandingPage() {
  return (
    <GalleryFrame
      title="Row Expanding"
      lead="Expand and collapse rows, one by one or all at once. Expanded rows are kept in the URL."
      columns={1}
    >
      <Demo
        title="Row Expanding"
        subtitle="10 people and who reports to them, or the two teams of the latest match."
        source={() => import('./expanding-table.tsx?raw')}
      >
        <UrlTabs
          sample={
            <ExpandingTable
              caption="People and who reports to them"
              fields={employeeFields}
              rows={rows}
              getSubRows={(row) => row.subRows}
            />
          }
          game={<GameTeams />}
        />
      </Demo>
    </GalleryFrame>
  );
}
