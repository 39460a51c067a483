// One chunk: a request for each module would cost a visitor of the start page more than the modules do.
export { loadProfile } from './load-profile.ts';
export { ProfilePage } from './profile-page.tsx';
// Most visits open the first tab, so it is part of the page's chunk.
export { StatsTab } from './tabs/stats-tab.tsx';
