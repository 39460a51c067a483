import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { PlayerPercentiles } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useFilters } from '../../../filters/filter-context.ts';
import type { UrlFilters } from '../../../filters/match-selection.ts';
import { gameName } from '../../../i18n/game-name.ts';
import { MenuLink } from '../../../menu-entries.tsx';
import { useBandText } from '../../../percentiles/use-cohort-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useFormat } from '../../../use-format.ts';

type Choice = PlayerPercentiles['choices'][number];

/** The modes and power score bands that the player can be compared in; a choice filters the whole profile. */
export function CohortMenu({ data: { choices, wanted } }: { data: PlayerPercentiles }) {
  const { t } = useTranslation('percentiles');
  const format = useFormat();
  const bandText = useBandText();
  const { requested, selectionHref } = useFilters();
  const { category: _, mode, minPowerScore, maxPowerScore, ...otherFilters } = requested.filters;
  if (choices.length === 0 || wanted === null) return null;
  const textOf = (choice: Choice) =>
    `${gameName('mode', choice.mode)} · ${bandText(choice.powerScoreBand)}`;
  const hrefOf = (filters: UrlFilters) =>
    selectionHref({ filters: { ...otherFilters, ...filters } });
  return (
    <Menu
      className="btn btn-surface menu-toggle"
      toggle={
        <>
          {t('choose')}
          <Icon name="chevronDown" />
        </>
      }
    >
      {() => (
        <>
          <MenuLink
            to={hrefOf({})}
            preventScrollReset
            isCurrent={[mode, minPowerScore, maxPowerScore].every((value) => value === undefined)}
          >
            {t('chooseMost')}
          </MenuLink>
          <hr className="dropdown-divider" />
          {choices.map((choice) => {
            const filters = filtersOf(choice);
            return (
              <MenuLink
                key={textOf(choice)}
                to={hrefOf(filters)}
                preventScrollReset
                isCurrent={
                  filters.mode === mode &&
                  filters.minPowerScore === minPowerScore &&
                  filters.maxPowerScore === maxPowerScore
                }
              >
                {textOf(choice)}
                <span className="menu-note">{t('games', { n: format.number(choice.games) })}</span>
              </MenuLink>
            );
          })}
        </>
      )}
    </Menu>
  );
}

/** Returns the filters that select exactly a mode and band. */
function filtersOf({ mode, powerScoreBand }: Choice): UrlFilters {
  const band = powerScoreBands.find(({ id }) => id === powerScoreBand);
  return {
    mode: mode.id,
    ...(band !== undefined && band.from > 0 && { minPowerScore: String(band.from) }),
    ...(band?.to != null && { maxPowerScore: String(band.to) }),
  };
}
