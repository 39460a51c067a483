import './parts.scss';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackToList } from './back-to-list.tsx';
import { CompareView } from './compare-view.tsx';
import { CraftingCard } from './crafting-card.tsx';
import { DataNote } from './data-note.tsx';
import { DrivenBuild } from './driven-build.tsx';
import { PartList } from './part-list.tsx';
import { createPartListActions } from './part-list-actions.ts';
import { noFilters } from './parts-search.ts';
import { PickerToolbar } from './picker-toolbar.tsx';
import { selectParts } from './select-parts.ts';
import { TrayPanel } from './tray-panel.tsx';
import { type Picker, usePicker } from './use-picker.ts';
import { type PickerData, usePickerParts } from './use-picker-parts.ts';
import { useTray } from './use-tray.ts';

/** All parts to search and compare, and the build in the tray. */
export function PartsPage() {
  const { t } = useTranslation('parts');
  const [urlQuery] = useSearchParams();
  const picker = usePicker();
  const query = usePickerParts(picker.search.q !== '');
  const { search, href } = picker;
  const part = urlQuery.get('part');
  // The former URL of a part’s page.
  if (part !== null && part !== '') return <Navigate to={paths.partFigures(part)} replace />;
  return (
    <>
      <div className="page-header">
        <PageTitle />
        <ShareButton href={href({})} title={search.name === '' ? t('title') : search.name} />
      </div>
      <p className="lead-text">{t('lead')}</p>
      <QueryState query={query} loading={<Skeleton height="40rem" />}>
        {(data) => <PickerContent picker={picker} data={data} />}
      </QueryState>
    </>
  );
}

function PickerContent({ picker, data }: { picker: Picker; data: PickerData }) {
  const { t } = useTranslation('parts');
  const { search, href, set } = picker;
  const tray = useTray(picker, data.byId);
  const parts = useMemo(() => selectParts(data.parts, search), [data.parts, search]);
  const actions = createPartListActions(picker, tray);
  const wantedItems = useMemo(
    () => [...tray.loadout].map(([id, quantity]) => ({ id, quantity })),
    [tray.loadout],
  );
  return (
    <div className="picker">
      <div className="picker-main">
        {search.build !== undefined && <DrivenBuild build={search.build} tray={tray} />}
        {search.view === 'compare' ? (
          <CompareView picker={picker} data={data} actions={actions} />
        ) : search.view === 'craft' ? (
          <>
            <BackToList href={href} />
            {wantedItems.length === 0 ? (
              <Notice icon="tool" title={t('craft.nothing')} text={t('tray.empty')} />
            ) : (
              <CraftingCard picker={picker} data={data} wantedItems={wantedItems} />
            )}
          </>
        ) : (
          <>
            <PickerToolbar picker={picker} parts={data.parts} resultCount={parts.length} />
            {search.compare.length > 0 && (
              <p className="picker-compared">
                {t('compare.chosen', { count: search.compare.length })}
                <Link className="btn btn-primary btn-sm" to={href({ view: 'compare' })}>
                  {t('compare.open')}
                </Link>
                <button
                  type="button"
                  className="btn btn-surface btn-sm"
                  onClick={() => set({ compare: [] })}
                >
                  {t('compare.clear')}
                </button>
              </p>
            )}
            {parts.length === 0 ? (
              <Notice icon="search" title={t('none.title')} text={t('none.text')}>
                <button type="button" className="btn btn-primary" onClick={() => set(noFilters)}>
                  <Icon name="x" />
                  {t('none.clear')}
                </button>
              </Notice>
            ) : (
              <PartList parts={parts} search={search} picker={picker} actions={actions} />
            )}
          </>
        )}
        <DataNote data={data} />
      </div>
      <TrayPanel picker={picker} tray={tray} data={data} />
    </div>
  );
}
