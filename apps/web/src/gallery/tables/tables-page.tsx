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

/** Loads a demo’s file together with the table it shares with other demos. */
const withTableSource =
  (load: LoadSource): LoadSource =>
  async () => {
    const [demo, table] = await Promise.all([load(), import('./people-table.tsx?raw')]);
    return { default: `${demo.default}\n// people-table.tsx\n\n${table.default}` };
  };

/** The tables page. */
export function TablesPage() {
  return (
    <GalleryFrame
      title="Tables"
      lead="Table styles. Rename or remove rows with the buttons at their end; removed rows can be restored."
      columns={2}
    >
      <Demo
        title="Basic table"
        subtitle="Lines between rows."
        source={withTableSource(() => import('./basic-table.tsx?raw'))}
      >
        <BasicTable />
      </Demo>
      <Demo
        title="Striped rows"
        subtitle="Alternating row colours."
        source={withTableSource(() => import('./striped-table.tsx?raw'))}
      >
        <StripedTable />
      </Demo>
      <Demo
        title="Condensed table"
        subtitle="Less padding, for long lists."
        source={() => import('./condensed-table.tsx?raw')}
      >
        <CondensedTable />
      </Demo>
      <Demo
        title="Hoverable rows"
        subtitle="Highlights the row under the pointer."
        source={() => import('./hoverable-table.tsx?raw')}
      >
        <HoverableTable />
      </Demo>
      <Demo
        title="Bordered table"
        subtitle="Lines around every cell."
        source={withTableSource(() => import('./bordered-table.tsx?raw'))}
      >
        <BorderedTable />
      </Demo>
      <Demo
        title="Contextual classes"
        subtitle="Rows coloured by meaning."
        source={withTableSource(() => import('./contextual-table.tsx?raw'))}
      >
        <ContextualTable />
      </Demo>
      <Demo
        title="Always responsive"
        subtitle="Scrolls within its card if it is too wide."
        source={() => import('./responsive-table.tsx?raw')}
        wide
      >
        <ResponsiveTable />
      </Demo>
    </GalleryFrame>
  );
}
