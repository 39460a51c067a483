import type auth from './en/auth.json';
import type common from './en/common.json';
import type errors from './en/errors.json';
import type filters from './en/filters.json';
import type footerPages from './en/footer-pages.json';
import type matches from './en/matches.json';
import type placeholders from './en/placeholders.json';
import type players from './en/players.json';
import type profile from './en/profile.json';
import type search from './en/search.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type theme from './en/theme.json';
import type upload from './en/upload.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      common: typeof common;
      errors: typeof errors;
      filters: typeof filters;
      'footer-pages': typeof footerPages;
      matches: typeof matches;
      placeholders: typeof placeholders;
      players: typeof players;
      profile: typeof profile;
      search: typeof search;
      settings: typeof settings;
      shell: typeof shell;
      theme: typeof theme;
      upload: typeof upload;
    };
  }
}
