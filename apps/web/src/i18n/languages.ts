/**
 * The languages of the menu, in its order. `code` is what the product stores and names its files by;
 * `tag` is the BCP 47 name for the browser, where the two differ (`cn`, `kr`).
 */
export const languages = [
  { code: 'en', tag: 'en', name: 'English' },
  { code: 'ru', tag: 'ru', name: 'Русский' },
  { code: 'de', tag: 'de', name: 'Deutsch' },
  { code: 'es', tag: 'es', name: 'Español' },
  { code: 'fr', tag: 'fr', name: 'Français' },
  { code: 'pl', tag: 'pl', name: 'Polski' },
  { code: 'cn', tag: 'zh-CN', name: '简体中文' },
  { code: 'kr', tag: 'ko', name: '한국어' },
  { code: 'nl', tag: 'nl', name: 'Nederlands' },
] as const;
export type LanguageCode = (typeof languages)[number]['code'];

/** The bundled language, also used if none of the browser's languages is supported. */
export const FALLBACK_LANGUAGE = 'en' satisfies LanguageCode;

/** The areas loaded before the first render, for the frame and error messages. */
export const initialAreas = ['common', 'shell', 'errors', 'game'] as const;

/** Returns the BCP 47 tag of a language code. */
export function languageTag(code: string): string {
  return languages.find((language) => language.code === code)?.tag ?? FALLBACK_LANGUAGE;
}

/** Returns the initial language: the stored one, or else the browser's first supported one. */
export function pickLanguage(stored: unknown, preferred: readonly string[]): LanguageCode {
  const remembered = languages.find((language) => language.code === stored);
  if (remembered !== undefined) return remembered.code;
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const match = languages.find((language) => language.tag.toLowerCase().split('-')[0] === base);
    if (match !== undefined) return match.code;
  }
  return FALLBACK_LANGUAGE;
}
