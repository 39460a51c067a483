import type { User } from '@scrapboard/contract';
import { useEffect } from 'react';
import { showLanguage } from '../i18n/i18n.ts';
import { readStored } from '../stored.ts';

/** Shows the language of the account where this browser has no choice of its own. */
export function useAccountLanguage(user: User | null): void {
  const language = user?.language ?? null;
  useEffect(() => {
    if (language === null || readStored('language') !== null) return;
    showLanguage(language).catch(() => {
      // Without its texts the page stays as it is, readable.
    });
  }, [language]);
}
