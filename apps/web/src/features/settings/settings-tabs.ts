/** The parts of the page, in their order; each has an address of its own. */
export const settingsTabs = [
  'profile',
  'password',
  'devices',
  'tokens',
  'players',
  'privacy',
  'browser',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The part that an address asks for; null where it asks for none, or for none there is. */
export function readSettingsTab(search: URLSearchParams): SettingsTab | null {
  return settingsTabs.find((tab) => tab === search.get('tab')) ?? null;
}
