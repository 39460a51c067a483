import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useFormat } from '../use-format.ts';
import { CarriedPartsFilter } from './carried-parts-filter.tsx';
import { CheckList } from './check-list.tsx';
import { PlayerFilter } from './player-filter.tsx';
import { PowerScoreFields } from './power-score-fields.tsx';
import {
  CARRY_FILTERS,
  type ListFilter,
  type PageFilters,
  type QuestionSearch,
} from './question-filters.ts';
import { questionQuery } from './question-query.ts';
import { countOf, keyOf } from './read-row.ts';
import { useKeyText } from './use-key-text.ts';
import type { QuestionFilters } from './use-question-filters.ts';

/** The filters with a menu of values; each value has its number of matches. */
const MENU_FILTERS = ['season', 'clientVersion', 'category', 'mode', 'map', 'region'] as const;

/** The filters of a page of questions, apart from its period. */
export function QuestionFilterPanel({ state }: { state: QuestionFilters }) {
  const { t } = useTranslation('questions');
  const { requested: search, page } = state;
  const set = (change: Partial<QuestionSearch>) => state.set(change);
  const isFixed = (name: string) => page.fixed !== undefined && name in page.fixed;
  return (
    <div className="card filter-panel">
      <div className="card-body">
        {MENU_FILTERS.filter((name) => !isFixed(name)).map((name) => (
          <ValueMenu
            key={name}
            name={name}
            filters={state.filters}
            chosen={search[name] ?? []}
            onChange={(values) => set({ [name]: values.length === 0 ? undefined : values })}
          />
        ))}
        {!isFixed('party') && (
          <div>
            <label className="form-label" htmlFor="filter-party">
              {t('party.label')}
            </label>
            <select
              id="filter-party"
              className="form-select"
              value={search.party ?? ''}
              onChange={({ target }) =>
                set({ party: target.value === '' ? undefined : (target.value as 'solo' | 'party') })
              }
            >
              <option value="">{t('party.any')}</option>
              <option value="solo">{t('party.solo')}</option>
              <option value="party">{t('party.party')}</option>
            </select>
          </div>
        )}
        <PowerScoreFields search={search} onChange={set} />
        {page.hasPartSearch !== true &&
          CARRY_FILTERS.map((name) => (
            <CarriedPartsFilter key={name} name={name} search={search} onChange={set} />
          ))}
        {!isFixed('player') && (
          <PlayerFilter chosen={search.player ?? []} onChange={(player) => set({ player })} />
        )}
      </div>
    </div>
  );
}

interface MenuProps {
  name: (typeof MENU_FILTERS)[number];
  filters: PageFilters;
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Returns the filters for counting the values of a menu: without its own filter and those about players. */
function filtersForMenu({ from, to, ...filters }: PageFilters, name: ListFilter): PageFilters {
  const { [name]: _, player: _player, party: _party, ...others } = filters;
  const { minPowerScore: _min, maxPowerScore: _max, ...withoutPowerScore } = others;
  const { carrying: _carrying, notCarrying: _notCarrying, ...matchFilters } = withoutPowerScore;
  return { ...matchFilters, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function ValueMenu({ name, filters, chosen, onChange }: MenuProps) {
  const { t } = useTranslation(['questions', 'filters']);
  const format = useFormat();
  const keyText = useKeyText();
  const { data } = useQuery(
    questionQuery(
      {
        facts: 'players',
        measures: ['matches'],
        by: [name],
        order: [{ name: 'matches', descending: true }],
        limit: 200,
      },
      filtersForMenu(filters, name),
    ),
  );
  const choices = (data?.rows ?? []).map((row) => ({
    value: keyOf(row, name),
    name: keyText(name, keyOf(row, name), data),
    note: format.number(countOf(row, 'matches')),
  }));
  const known = new Set(choices.map(({ value }) => value));
  const unlisted = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, name: keyText(name, value, data), note: '0' }));
  const [first] = chosen;
  const text =
    first === undefined
      ? t('filters:filter.all')
      : chosen.length === 1
        ? keyText(name, first, data)
        : t('questions:filter.chosen', { count: chosen.length, n: format.number(chosen.length) });
  return (
    <div className="value-menu">
      <span className="form-label" id={`filter-${name}`}>
        {t(`questions:dimensions.${name}`)}
      </span>
      <Menu
        className="form-select"
        toggle={
          <>
            <span className="visually-hidden">{`${t(`questions:dimensions.${name}`)}: `}</span>
            {text}
          </>
        }
      >
        {() => (
          <CheckList
            label={t(`questions:dimensions.${name}`)}
            choices={[...choices, ...unlisted]}
            chosen={chosen}
            onChange={onChange}
          />
        )}
      </Menu>
      {chosen.length > 0 && (
        <button
          type="button"
          className="icon-button value-clear"
          aria-label={t('filters:filter.remove', { name: t(`questions:dimensions.${name}`) })}
          onClick={() => onChange([])}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
