import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gameName } from '../i18n/game-name.ts';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../use-format.ts';
import { type FilterOptions, useFilters } from './filter-context.ts';
import { mapLabels } from './map-labels.ts';
import type { FilterName, SelectionChange } from './match-selection.ts';
import { usePeriodText } from './use-period-text.ts';

interface Chip {
  text: string;
  removal: SelectionChange;
}

/** The active filters of a page, each with a link that removes it. */
export function FilterChips() {
  const { options } = useFilters();
  return options === undefined ? null : <Chips options={options} />;
}

function Chips({ options }: { options: FilterOptions }) {
  const { t } = useTranslation('filters');
  const { selectionHref } = useFilters();
  const chips = useChips(options);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('filter.active')}>
      {chips.map((chip) => (
        <li key={chip.text}>
          <Link className="chip" to={selectionHref(chip.removal)} preventScrollReset>
            <span className="visually-hidden">{t('filter.remove', { name: '' })}</span>
            {chip.text}
            <Icon name="x" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            className="chip-clear"
            to={selectionHref({ period: 'all', filters: {} })}
            preventScrollReset
          >
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Returns a chip for each filter shown; removing one keeps the others of the latest request. */
function useChips(options: FilterOptions): Chip[] {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const period = usePeriodText();
  const { selection, requested } = useFilters();
  const { filters } = selection;
  const without = (...names: FilterName[]): SelectionChange => ({
    filters: Object.fromEntries(
      Object.entries(requested.filters).filter(([name]) => !names.includes(name as FilterName)),
    ),
  });
  const find = (list: { id: string; name: string }[], id: string) =>
    list.find((option) => option.id === id) ?? { id, name: id };

  const chips: Chip[] = [];
  const add = (text: string, ...names: FilterName[]) =>
    chips.push({ text, removal: without(...names) });
  const { category, mode, region, map, partySize, minPowerScore, maxPowerScore } = filters;

  if (selection.period !== 'all') chips.push({ text: period, removal: { period: 'all' } });
  if (category) add(gameName('category', find(options.categories, category)), 'category');
  if (mode) add(gameName('mode', find(options.modes, mode)), 'mode');
  if (region) add(find(options.regions, region).name, 'region');
  if (map) add(mapLabels(options.maps).get(map) ?? map, 'map');
  if (partySize) {
    const size = Number(partySize);
    add(size <= 1 ? t('filter.alone') : t('filter.party', { size }), 'partySize');
  }
  const from = format.number(Number(minPowerScore));
  const to = format.number(Number(maxPowerScore));
  if (minPowerScore && maxPowerScore) {
    add(t('filter.powerScoreRange', { from, to }), 'minPowerScore', 'maxPowerScore');
  } else if (minPowerScore) add(t('filter.powerScoreFrom', { from }), 'minPowerScore');
  else if (maxPowerScore) add(t('filter.powerScoreTo', { to }), 'maxPowerScore');
  return chips;
}
