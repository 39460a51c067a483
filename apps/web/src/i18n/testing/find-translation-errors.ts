/**
 * Returns the variable parts of a text that a translation has to keep: `{{placeholders}}` and tags.
 */
function variableParts(text: string): string {
  const parts = text.match(/\{\{[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [];
  return [...new Set(parts)].toSorted().join(' ');
}

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const sampleNumbers = Array.from({ length: 201 }, (_, n) => n);

interface Language {
  /** BCP 47. */
  tag: string;
  /** Texts that are rightly the same as in English. */
  sameAsEnglish: readonly string[];
}

/** The scripts that a text with letters must contain in these languages. */
const scripts: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  'zh-CN': /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
};

/**
 * Compares a language's texts with those in English: missing and superfluous keys, missing plural
 * forms, missing or unknown placeholders, and untranslated texts.
 */
export function findTranslationErrors(
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  { tag, sameAsEnglish }: Language,
): string[] {
  const rules = new Intl.PluralRules(tag);
  const forms = rules.resolvedOptions().pluralCategories;
  /** Returns whether a plural form applies to a single number, which the text may then spell out. */
  const coversOneNumber = (form: string) =>
    form === 'zero' || sampleNumbers.filter((n) => rules.select(n) === form).length === 1;

  /** Each key that the language needs, with the English text to compare it with. */
  const needed = new Map<string, string>();
  for (const [key, text] of english) {
    const base = key.replace(PLURAL_SUFFIX, '');
    if (base === key || !english.has(`${base}_other`)) needed.set(key, text);
    else if (key.endsWith('_zero')) needed.set(key, text);
    else
      for (const form of forms) needed.set(`${base}_${form}`, english.get(`${base}_other`) ?? text);
  }

  const area = (key: string) => key.split(':')[0] ?? key;
  const areas = new Set([...texts.keys()].map(area));
  const missingAreas = new Set([...needed.keys()].map(area).filter((name) => !areas.has(name)));
  const errors = [...missingAreas].map((name) => `the area ${name} is missing`);
  const exceptions = new Set(sameAsEnglish);
  for (const [key, source] of needed) {
    if (missingAreas.has(area(key))) continue;
    const text = texts.get(key);
    if (text === undefined) {
      errors.push(`${key} is missing`);
      continue;
    }
    if (text.trim() !== text || text === '') errors.push(`${key} is empty or padded`);
    const form = PLURAL_SUFFIX.exec(key)?.[1];
    const mayOmitNumber = form !== undefined && coversOneNumber(form);
    if (
      variableParts(text) !== variableParts(source) &&
      !(mayOmitNumber && variableParts(source).includes(variableParts(text)))
    ) {
      errors.push(
        `${key} has ${variableParts(text) || 'nothing'} in place of ${variableParts(source) || 'nothing'}`,
      );
    }
    const words = text.replaceAll(/\{\{[^}]*\}\}/g, '');
    const script = scripts[tag] ?? /\p{L}/u;
    const isUntranslated =
      /\p{L}{2}/u.test(words) && (text === english.get(key) || !script.test(words));
    if (isUntranslated && !exceptions.has(text)) errors.push(`${key} is left in English: ${text}`);
  }
  for (const key of texts.keys()) if (!needed.has(key)) errors.push(`${key} is superfluous`);
  const allTexts = new Set(texts.values());
  for (const text of sameAsEnglish)
    if (!allTexts.has(text)) errors.push(`no text is “${text}” any more, so it needs no exception`);
  return errors;
}
