import './tables.scss';
import { Demo } from '../components/demo.tsx';
import type { LoadSource } from '../components/demo-source.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { BasicTable } from './basic-table.tsx';
import { BorderedTable } from './bordered-table.tsx';
import { CondensedTable } from './condensed-table.tsx';
import { ContextualTable } from './contextual-table.tsx';
import { HoverableTable } from './hoverable-table.tsx';
import { ResponsiveTable } from './responsive-table.tsx';
import { StripedTable } from './striped-table.tsx';

/** A file, and the table that it and its neighbours give their looks. */
const withTable =
  (load: LoadSource): LoadSource =>
  async () => {
    const [own, table] = await Promise.all([load(), import('./people-table.tsx?raw')]);
    return { default: `${own.default}\n// people-table.tsx\n\n${table.default}` };
  };

/** The looks of a plain table. */
export function TablesPage() {
  return (
    <GalleryFrame
      title="Tables"
      lead="The looks of a plain table. Rename or remove a row with the buttons at its end; nothing is lost."
      columns={2}
    >
      <Demo
        title="Basic table"
        subtitle="Lines between the rows, nothing else."
        source={withTable(() => import('./basic-table.tsx?raw'))}
      >
        <BasicTable />
      </Demo>
      <Demo
        title="Striped rows"
        subtitle="Every second row is tinted, so that the eye keeps its line."
        source={withTable(() => import('./striped-table.tsx?raw'))}
      >
        <StripedTable />
      </Demo>
      <Demo
        title="Condensed table"
        subtitle="Less room in each row, for long lists."
        source={() => import('./condensed-table.tsx?raw')}
      >
        <CondensedTable />
      </Demo>
      <Demo
        title="Hoverable rows"
        subtitle="The row under the pointer stands out."
        source={() => import('./hoverable-table.tsx?raw')}
      >
        <HoverableTable />
      </Demo>
      <Demo
        title="Bordered table"
        subtitle="Lines around each cell."
        source={withTable(() => import('./bordered-table.tsx?raw'))}
      >
        <BorderedTable />
      </Demo>
      <Demo
        title="Contextual classes"
        subtitle="Rows in the colour of what they mean."
        source={withTable(() => import('./contextual-table.tsx?raw'))}
      >
        <ContextualTable />
      </Demo>
      <Demo
        title="Always responsive"
        subtitle="Where the table is too wide, it scrolls inside of its card."
        source={() => import('./responsive-table.tsx?raw')}
        wide
      >
        <ResponsiveTable />
      </Demo>
    </GalleryFrame>
  );
}
