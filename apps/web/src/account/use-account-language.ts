import type { User } from '@scrapboard/contract';
import { useEffect } from 'react';
import { showLanguage } from '../i18n/i18n.ts';
import { readStored } from '../stored.ts';

/** Switches to the account's language unless one was chosen in this browser. */
export function useAccountLanguage(user: User | null): void {
  const language = user?.language ?? null;
  useEffect(() => {
    if (language === null || readStored('language') !== null) return;
    showLanguage(language).catch(() => {
      // Without the texts the page stays in the language it is in.
    });
  }, [language]);
}
