import { powerScoreBands, type WeaponRole } from '@scrapboard/catalogue/core';
import type { CohortKey } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { bandName } from '../i18n/band-name.ts';
import { gameName } from '../i18n/game-name.ts';
import { useFormat } from '../use-format.ts';

/** Returns a function that names a cohort: `8v8 · 4,500–5,499 · Shotguns`. */
export function useCohortText(): (key: CohortKey) => string {
  const textWithinMode = useCohortTextWithinMode();
  return (key) => `${gameName('mode', key.mode)} · ${textWithinMode(key)}`;
}

/** Returns a function that names a cohort where the mode is known: `4,500–5,499 · Shotguns`. */
export function useCohortTextWithinMode(): (key: Omit<CohortKey, 'mode'>) => string {
  const { t } = useTranslation('percentiles');
  const bandText = useBandText();
  return ({ powerScoreBand, weaponRole }) =>
    [
      powerScoreBand === null ? t('allBands') : bandText(powerScoreBand),
      weaponRole === null ? t('allWeapons') : t(`roles.${weaponRole as WeaponRole}`),
    ].join(' · ');
}

/** Returns a function that names a power score band by its id. */
export function useBandText(): (id: string) => string {
  const format = useFormat();
  return (id) => bandName(powerScoreBands.find((band) => band.id === id)?.name ?? id, format);
}
