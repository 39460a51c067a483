/**
 * How the product looks, as rules without a browser: what can be chosen, where a choice comes from
 * and what follows. The script that runs before the first paint is built from this file as well.
 */

/** The settings, by the name of their query parameter and their place in local storage; defaults first. */
export const choices = {
  theme: ['default', 'colored', 'dark', 'light'],
  sidebarPosition: ['left', 'right'],
  sidebarBehavior: ['sticky', 'fixed', 'compact'],
  layout: ['fluid', 'boxed'],
} as const;

export type Setting = keyof typeof choices;
export type Appearance = { readonly [S in Setting]: (typeof choices)[S][number] };
/** What the viewer chose; the rest is up to the defaults and to their system. */
export type Chosen = Partial<Appearance>;

export const settings = Object.keys(choices) as Setting[];

function isChoice<S extends Setting>(setting: S, value: unknown): value is Appearance[S] {
  return (choices[setting] as readonly unknown[]).includes(value);
}

function pick(read: (setting: Setting) => unknown): Chosen {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const value = read(setting);
      return isChoice(setting, value) ? [[setting, value]] : [];
    }),
  );
}

/** The choices that the query of an address asks for; what is no choice is ignored. */
export function askedFor(query: string): Chosen {
  const asked = new URLSearchParams(query);
  return pick((setting) => asked.get(setting));
}

/** What the address asks for, else what this browser remembers. */
export function chosenBefore(query: string, readStored: (name: string) => unknown): Chosen {
  return { ...pick(readStored), ...askedFor(query) };
}

/** What is shown. Without a chosen theme the system decides between light and dark. */
export function resolveAppearance(chosen: Chosen, darkSystem: boolean): Appearance {
  return {
    theme: chosen.theme ?? (darkSystem ? 'dark' : 'default'),
    sidebarPosition: chosen.sidebarPosition ?? 'left',
    sidebarBehavior: chosen.sidebarBehavior ?? 'sticky',
    layout: chosen.layout ?? 'fluid',
  };
}

/** An address without the query parameters of the appearance; the rest stays as it is. */
export function withoutAppearance(address: string): string {
  const url = new URL(address);
  for (const setting of settings) url.searchParams.delete(setting);
  return url.href;
}

/** An address that shows a page as it is shown here. */
export function withAppearance(address: string, appearance: Appearance): string {
  const url = new URL(address);
  for (const setting of settings) url.searchParams.set(setting, appearance[setting]);
  return url.href;
}
