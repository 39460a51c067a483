import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { useTypedText } from '../../use-typed-text.ts';
import { countFilters, divisors, type View } from './parts-search.ts';
import { PickerFilters } from './picker-filters.tsx';
import { type PickerPart, pickerKinds, valueNames } from './picker-part.ts';
import type { Picker } from './use-picker.ts';
import { useValueText } from './use-value-text.ts';

const DEBOUNCE_MS = 150;
const listViews = ['cards', 'table'] as const satisfies readonly View[];

interface Props {
  picker: Picker;
  parts: readonly PickerPart[];
  /** How many parts are shown. */
  resultCount: number;
}

/** Search, kinds, filters and order of the parts. */
export function PickerToolbar({ picker, parts, resultCount }: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { search, href } = picker;
  const filterCount = countFilters(search);
  return (
    <section className="card picker-toolbar" aria-label={t('filters.label')}>
      <div className="picker-line">
        <SearchField picker={picker} />
        <button
          type="button"
          className="btn btn-surface"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="sliders" />
          {t('filters.more')}
          {filterCount > 0 && <span className="count">{filterCount}</span>}
        </button>
      </div>
      <div className="picker-line picker-kinds">
        <ChoiceLinks
          label={t('kind.label')}
          choices={[
            { value: 'all', text: t('kind.all') },
            ...pickerKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) })),
          ]}
          current={search.kind ?? 'all'}
          href={(kind) =>
            href({ kind: pickerKinds.find((pickerKind) => pickerKind === kind), type: undefined })
          }
          replace
        />
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <PickerFilters picker={picker} parts={parts} />}
      </div>
      <div className="picker-line picker-order">
        <span className="picker-found" role="status">
          {t('found', { count: resultCount, n: format.number(resultCount) })}
        </span>
        <SortSelect picker={picker} />
        <ChoiceLinks
          label={t('view.label')}
          choices={listViews.map((view) => ({ value: view, text: t(`view.${view}`) }))}
          current={search.view === 'table' ? 'table' : 'cards'}
          href={(view) => href({ view })}
          replace
        />
      </div>
    </section>
  );
}

/** The search goes into the URL when the typing pauses. */
function SearchField({ picker: { search, set } }: { picker: Picker }) {
  const { t } = useTranslation('parts');
  const id = useId();
  const [typedText, changeText] = useTypedText(search.q, (q) => set({ q }), DEBOUNCE_MS);
  return (
    <div className="picker-search">
      <Icon name="search" />
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder={t('search')}
        autoComplete="off"
        value={typedText}
        onChange={({ target }) => changeText(target.value)}
      />
    </div>
  );
}

function SortSelect({ picker: { search, set } }: { picker: Picker }) {
  const { t } = useTranslation('parts');
  const { nameOf } = useValueText();
  const [sortId, perId] = [useId(), useId()];
  const { sort, per } = search;
  return (
    <span className="picker-sort">
      <label htmlFor={sortId}>{t('sort.label')}</label>
      <select
        id={sortId}
        className="form-select form-select-sm"
        value={sort.by}
        onChange={({ target }) => {
          const by = valueNames.find((name) => name === target.value) ?? 'name';
          set({ sort: { by, descending: by !== 'name' } });
        }}
      >
        <option value="name">{t('name')}</option>
        {valueNames.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
      <label className="visually-hidden" htmlFor={perId}>
        {t('sort.per')}
      </label>
      <select
        id={perId}
        className="form-select form-select-sm"
        value={per}
        disabled={sort.by === 'name'}
        onChange={({ target }) => {
          set({ per: divisors.find((divisor) => divisor === target.value) ?? 'none' });
        }}
      >
        {divisors.map((divisor) => (
          <option key={divisor} value={divisor}>
            {t(`sort.pers.${divisor}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn btn-surface btn-sm"
        aria-label={t(sort.descending ? 'sort.descending' : 'sort.ascending')}
        data-tip={t(sort.descending ? 'sort.descending' : 'sort.ascending')}
        onClick={() => set({ sort: { ...sort, descending: !sort.descending } })}
      >
        <Icon name={sort.descending ? 'arrowDown' : 'arrowUp'} />
      </button>
    </span>
  );
}
