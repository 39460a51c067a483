import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../account/use-auth.ts';
import { changeLanguage, showLanguage } from '../../i18n/i18n.ts';
import { type LanguageCode, pickLanguage } from '../../i18n/languages.ts';
import { clearRecents } from '../../recents.ts';
import { removeStored } from '../../stored.ts';
import { resetAppearance } from '../../theme.ts';
import { openThemeBuilder } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { LanguageSelect } from './language-select.tsx';
import { Section } from './section.tsx';
import { StoredList } from './stored-list.tsx';

/** The storage keys that are cleared here, besides those of the appearance. */
const SETTING_KEYS = ['language', 'sidebar', 'sidebarGroups', 'demoLine', 'scrapboard.category'];

/** The language and appearance of this browser, and what it stores; visitors see only this. */
export function BrowserSection() {
  const { t, i18n } = useTranslation(['settings', 'theme']);
  const { user } = useAuth();
  const [isCleared, setIsCleared] = useState(false);

  const clearSettings = async () => {
    for (const name of SETTING_KEYS) removeStored(name);
    clearRecents();
    resetAppearance();
    await showLanguage(pickLanguage(user?.language ?? null, navigator.languages));
    setIsCleared(true);
  };

  return (
    <>
      <Section title={t('tabs.browser')} note={t('browser.note')}>
        <div className="settings-form">
          <LanguageSelect
            id="settings-language"
            label={t('browser.language')}
            hint={user === null ? undefined : t('browser.accountLanguage')}
            value={i18n.language}
            onChange={({ target }) => {
              setIsCleared(false);
              void changeLanguage(target.value as LanguageCode);
            }}
          />
          <div>
            <button
              type="button"
              className="btn btn-surface"
              aria-haspopup="dialog"
              onClick={() => {
                setIsCleared(false);
                openThemeBuilder();
              }}
            >
              <Icon name="sliders" />
              {t('theme:title')}
            </button>
            <p className="form-text mb-0">{t('browser.appearance')}</p>
          </div>
        </div>
      </Section>
      <Section title={t('browser.stored')} announcement={isCleared ? t('browser.forgotten') : ''}>
        <StoredList />
        <div className="settings-buttons">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => void clearSettings()}
          >
            {t('browser.forget')}
          </button>
          {user !== null && <span className="muted small">{t('browser.forgetHint')}</span>}
        </div>
      </Section>
    </>
  );
}
