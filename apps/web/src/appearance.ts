/**
 * The rules of the product's appearance, without a browser: the settings, their sources and their
 * effects. The script that runs before the first paint is built from this file as well.
 */

/** The values of each setting, by the name of its query parameter and storage key; defaults first. */
export const settingValues = {
  theme: ['default', 'colored', 'dark', 'light'],
  sidebarPosition: ['left', 'right'],
  sidebarBehavior: ['sticky', 'fixed', 'compact'],
  layout: ['fluid', 'boxed'],
} as const;

export type Setting = keyof typeof settingValues;
export type Appearance = { readonly [S in Setting]: (typeof settingValues)[S][number] };
/** What the user has chosen; the rest follows the defaults and the system. */
export type AppearanceChoices = Partial<Appearance>;

export const settings = Object.keys(settingValues) as Setting[];

function isChoice<S extends Setting>(setting: S, value: unknown): value is Appearance[S] {
  return (settingValues[setting] as readonly unknown[]).includes(value);
}

function pickValid(read: (setting: Setting) => unknown): AppearanceChoices {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const value = read(setting);
      return isChoice(setting, value) ? [[setting, value]] : [];
    }),
  );
}

/** Returns the choices in a query; invalid ones are ignored. */
export function choicesInUrl(query: string): AppearanceChoices {
  const params = new URLSearchParams(query);
  return pickValid((setting) => params.get(setting));
}

/** Returns for each setting the choice in the URL, otherwise the stored one. */
export function initialChoices(
  query: string,
  readStored: (name: string) => unknown,
): AppearanceChoices {
  return { ...pickValid(readStored), ...choicesInUrl(query) };
}

/** Returns what is shown. Without a chosen theme, the system decides between light and dark. */
export function resolveAppearance(chosen: AppearanceChoices, prefersDark: boolean): Appearance {
  return {
    theme: chosen.theme ?? (prefersDark ? 'dark' : 'default'),
    sidebarPosition: chosen.sidebarPosition ?? 'left',
    sidebarBehavior: chosen.sidebarBehavior ?? 'sticky',
    layout: chosen.layout ?? 'fluid',
  };
}

/** Returns a URL without the appearance's query parameters. */
export function withoutAppearance(href: string): string {
  const url = new URL(href);
  for (const setting of settings) url.searchParams.delete(setting);
  return url.href;
}

/** Returns a URL that shows a page with the current appearance. */
export function withAppearance(href: string, appearance: Appearance): string {
  const url = new URL(href);
  for (const setting of settings) url.searchParams.set(setting, appearance[setting]);
  return url.href;
}
