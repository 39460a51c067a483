import './parts.scss';
import { isPartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { describePart } from '../../catalogue/describe-part.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CraftingCard } from './crafting-card.tsx';
import { DataNote } from './data-note.tsx';
import { FiguresCard } from './figures-card.tsx';
import { PartActions } from './part-actions.tsx';
import { createPartListActions, type PartListActions } from './part-list-actions.ts';
import { PartResultsCard } from './part-results-card.tsx';
import { partsCodec } from './parts-search.ts';
import { tagName } from './picker-filters.tsx';
import type { PickerPart } from './picker-part.ts';
import { TrayPanel } from './tray-panel.tsx';
import { type Picker, usePicker } from './use-picker.ts';
import { type PickerData, usePickerParts } from './use-picker-parts.ts';
import { useTray } from './use-tray.ts';
import { UsedFor } from './used-for.tsx';

/** A part: its figures compared with similar parts, how to craft it, and the build in the tray. */
export function PartPage() {
  const { part: id = '' } = useParams();
  const picker = usePicker(id);
  const query = usePickerParts();
  return (
    <QueryState query={query} loading={<Skeleton height="40rem" />}>
      {(data) => <PartContent key={id} id={id} picker={picker} data={data} />}
    </QueryState>
  );
}

interface Props {
  id: string;
  picker: Picker;
  data: PickerData;
}

function PartContent({ id, picker, data }: Props) {
  const { t } = useTranslation('parts');
  const tray = useTray(picker, data.byId);
  const part = data.byId.get(id);
  return (
    <>
      <p className="part-crumb">
        <Link to={paths.partPicker(partsCodec.write(picker.search))}>{t('part.all')}</Link>
      </p>
      <div className="picker">
        <div className="picker-main">
          {part === undefined ? (
            <>
              <PageTitle title={id} />
              <Notice icon="box" title={t('part.unknown')} text={t('part.unknownText')} />
            </>
          ) : (
            <PartDetails
              part={part}
              data={data}
              picker={picker}
              actions={createPartListActions(picker, tray)}
            />
          )}
          <DataNote data={data} />
        </div>
        <TrayPanel picker={picker} tray={tray} data={data} />
      </div>
    </>
  );
}

interface PartDetailsProps {
  part: PickerPart;
  picker: Picker;
  data: PickerData;
  actions: PartListActions;
}

function PartDetails({ part, data, picker, actions }: PartDetailsProps) {
  const { t } = useTranslation('parts');
  const { id, kind, name, tags, level } = part;
  const { quantity } = picker.search;
  const wantedItems = useMemo(() => [{ id, quantity }], [id, quantity]);
  return (
    <>
      <header className={`part-head rarity-${part.rarity ?? 'none'}`}>
        <div>
          <PageTitle title={name} />
          <p className="part-head-about">{describePart(part)}</p>
          {(tags.length > 0 || (level ?? 0) > 0) && (
            <ul className="part-tags">
              {(level ?? 0) > 0 && <li>{t('part.level', { n: level })}</li>}
              {tags.map((tag) => (
                <li key={tag}>{tagName(t, tag)}</li>
              ))}
            </ul>
          )}
        </div>
        <PartActions part={part} actions={actions} />
      </header>
      <FiguresCard part={part} data={data} />
      {isPartPageKind(kind) && <PartResultsCard kind={kind} id={id} />}
      <CraftingCard picker={picker} data={data} wantedItems={wantedItems} product={id} />
      <UsedFor id={id} data={data} actions={actions} />
    </>
  );
}
