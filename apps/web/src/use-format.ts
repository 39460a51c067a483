import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { createFormat, type Format } from './format.ts';
import { languageTag } from './i18n/languages.ts';

const formats = new Map<string, Format>();

/** Returns the cached formatters of a language. */
function formatOf(tag: string): Format {
  const format = formats.get(tag) ?? createFormat(tag);
  formats.set(tag, format);
  return format;
}

function subscribeLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

const getFormat = () => formatOf(languageTag(i18next.language));

/** Formats a date before a page needs one, because the first time is slow. */
export function warmUpDateFormat(): void {
  getFormat().date(new Date(0));
}

/** Returns the formatters for the chosen language. */
export function useFormat(): Format {
  return useSyncExternalStore(subscribeLanguage, getFormat, getFormat);
}
