import type { Player } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { narrow, type ProfileSearch } from './profile-search.ts';
import { useAskedSearch } from './use-asked-search.ts';
import { usePeriodText } from './use-period-text.ts';
import { useProfile } from './use-profile.ts';

type Filters = ProfileSearch['filters'];

interface Chip {
  text: string;
  /** The search without it. */
  without: ProfileSearch;
}

/** What the numbers below are narrowed by, each to be taken away. */
export function FilterChips({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const { search, href } = useProfile();
  const asked = useAskedSearch();
  const chips = useChips(player, search, asked);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('filter.active')}>
      {chips.map((chip) => (
        <li key={chip.text}>
          <Link className="chip" to={href(chip.without)} preventScrollReset>
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
            to={href(narrow(asked, { period: 'all', filters: {} }))}
            preventScrollReset
          >
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The chips of what is shown; what is left without one of them is as it was asked for last. */
function useChips({ options }: Player, search: ProfileSearch, asked: ProfileSearch): Chip[] {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const period = usePeriodText();
  const { filters } = search;
  const without = (...names: (keyof Filters)[]) =>
    narrow(asked, {
      filters: Object.fromEntries(
        Object.entries(asked.filters).filter(([name]) => !names.includes(name as keyof Filters)),
      ),
    });
  const find = (list: { id: string; name: string }[], id: string) =>
    list.find((option) => option.id === id) ?? { id, name: id };

  const chips: Chip[] = [];
  if (search.period !== 'all') {
    chips.push({ text: period, without: narrow(asked, { period: 'all' }) });
  }
  if (filters.category) {
    const text = gameName('category', find(options.categories, filters.category));
    chips.push({ text, without: without('category') });
  }
  if (filters.mode) {
    chips.push({
      text: gameName('mode', find(options.modes, filters.mode)),
      without: without('mode'),
    });
  }
  if (filters.region) {
    chips.push({ text: find(options.regions, filters.region).name, without: without('region') });
  }
  if (filters.map) {
    chips.push({ text: find(options.maps, filters.map).name, without: without('map') });
  }
  if (filters.partySize) {
    const size = Number(filters.partySize);
    const text = size <= 1 ? t('filter.alone') : t('filter.party', { size });
    chips.push({ text, without: without('partySize') });
  }
  const { minPowerScore: min, maxPowerScore: max } = filters;
  if (min || max) {
    const from = format.number(Number(min));
    const to = format.number(Number(max));
    const text =
      min && max
        ? t('filter.powerScoreRange', { from, to })
        : min
          ? t('filter.powerScoreFrom', { from })
          : t('filter.powerScoreTo', { to });
    chips.push({ text, without: without('minPowerScore', 'maxPowerScore') });
  }
  return chips;
}
