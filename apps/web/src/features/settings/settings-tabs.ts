/** The tabs of the settings in order; each has its own URL. */
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

/** Returns the tab in a query; null if it has none or an unknown one. */
export function readSettingsTab(search: URLSearchParams): SettingsTab | null {
  return settingsTabs.find((tab) => tab === search.get('tab')) ?? null;
}
