import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../account/use-auth.ts';
import { type Appearance, choices, type Setting, settings } from '../../appearance.ts';
import { changeLanguage, showLanguage } from '../../i18n/i18n.ts';
import { type LanguageCode, pickLanguage } from '../../i18n/languages.ts';
import { forgetRecents } from '../../recents.ts';
import { forgetStored } from '../../stored.ts';
import { choose, resetAppearance, useAppearance } from '../../theme.ts';
import { LanguageSelect } from './language-select.tsx';
import { Section } from './section.tsx';
import { StoredList } from './stored-list.tsx';

/** What the frame of the pages remembers beside the look. */
const shellChoices = ['language', 'sidebar', 'sidebarGroups'];

/** The language and appearance of this browser, and what it stores; visitors see only this. */
export function BrowserSection() {
  const { t, i18n } = useTranslation(['settings', 'theme']);
  const { user } = useAuth();
  const appearance = useAppearance();
  const [forgotten, setForgotten] = useState(false);

  function pick<S extends Setting>(setting: S, value: string) {
    setForgotten(false);
    choose(setting, value as Appearance[S]);
  }
  const forget = async () => {
    for (const name of shellChoices) forgetStored(name);
    forgetRecents();
    resetAppearance();
    await showLanguage(pickLanguage(user?.language ?? null, navigator.languages));
    setForgotten(true);
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
              setForgotten(false);
              void changeLanguage(target.value as LanguageCode);
            }}
          />
          <div className="settings-pair">
            {settings.map((setting) => (
              <div key={setting}>
                <label className="form-label" htmlFor={`settings-${setting}`}>
                  {t(`theme:${setting}.label`)}
                </label>
                <select
                  id={`settings-${setting}`}
                  className="form-select"
                  value={appearance[setting]}
                  onChange={({ target }) => pick(setting, target.value)}
                >
                  {choices[setting].map((name) => (
                    <option key={name} value={name}>
                      {t(`theme:${setting}.${name}` as 'theme:theme.default')}
                    </option>
                  ))}
                </select>
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section title={t('browser.stored')} said={forgotten ? t('browser.forgotten') : ''}>
        <StoredList />
        <div className="settings-buttons">
          <button type="button" className="btn btn-outline-primary" onClick={() => void forget()}>
            {t('browser.forget')}
          </button>
          {user !== null && <span className="muted small">{t('browser.forgetHint')}</span>}
        </div>
      </Section>
    </>
  );
}
