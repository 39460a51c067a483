import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { QuestionAnswer } from '@scrapboard/contract';
import type { DimensionName } from '@scrapboard/questions';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '../day-ms.ts';
import type { Format } from '../format.ts';
import { bandName } from '../i18n/band-name.ts';
import { gameName } from '../i18n/game-name.ts';
import { useFormat } from '../use-format.ts';
import { nameOf } from './read-row.ts';

type Names = Pick<QuestionAnswer, 'names'>;
const NO_NAMES: Names = { names: {} };

/** Returns the text for a dimension’s value in a row or a filter. */
export type KeyText = (dimension: DimensionName, key: string, answer?: Names) => string;

/** A Monday, from which days of the week are counted. */
const MONDAY_MS = Date.UTC(2001, 0, 1);

/** Returns a function that names the values of dimensions in the viewer’s language. */
export function useKeyText(): KeyText {
  const { t } = useTranslation(['questions', 'filters']);
  const format = useFormat();
  return useCallback(
    (dimension, key, answer = NO_NAMES) =>
      key === '-'
        ? t('questions:values.unknown')
        : keyText(dimension, key, { answer, format, t: t as Translate }),
    [t, format],
  );
}

type Translate = TFunction<['questions', 'filters']>;

interface Context {
  answer: Names;
  format: Format;
  t: Translate;
}

function keyText(dimension: DimensionName, key: string, { answer, format, t }: Context): string {
  const name = nameOf(answer, dimension, key);
  switch (dimension) {
    case 'day':
    case 'week':
      return format.utcDate(key);
    case 'month':
    case 'cohort':
      return monthText(key, format);
    case 'season':
      return name === key ? key.replace(/^(\d{4})-q([1-4])$/, 'Q$2 $1') : name;
    case 'weekday':
      return weekdayText(Number(key), format.locale, 'long');
    case 'hour':
      return `${key.padStart(2, '0')}:00`;
    case 'category':
    case 'mode':
      return gameName(dimension, { id: key, name });
    case 'partRarity':
      return gameName('rarity', { id: key, name });
    case 'partType':
      return gameName('type', { id: key, name });
    case 'region':
      return key.toUpperCase();
    case 'powerScoreBand':
      return bandName(powerScoreBands.find(({ id }) => id === key)?.name ?? key, format);
    case 'partySize':
      return Number(key) <= 1
        ? t('filters:filter.alone')
        : t('filters:filter.party', { size: Number(key) });
    case 'team':
      return t('questions:values.team', { n: key });
    case 'result':
    case 'fuel':
    case 'source':
    case 'outcome':
    case 'partKind':
      return t(`questions:values.${dimension}.${key}` as 'questions:values.unknown', {
        defaultValue: key,
      });
    default:
      return name;
  }
}

/** Returns a month, `2026-05`, in words. */
function monthText(month: string, { locale }: Format): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns the name of a day of the week; 1 is Monday. */
export function weekdayText(weekday: number, locale: string, style: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
  return format.format(new Date(MONDAY_MS + (weekday - 1) * DAY_MS));
}
