import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format.ts';
import { languageTag } from './i18n/languages.ts';

/** Returns the formatters for the chosen language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return useMemo(() => createFormat(languageTag(i18n.language)), [i18n.language]);
}
