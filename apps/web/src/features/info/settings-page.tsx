import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Appearance, choices } from '../../appearance.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { type LanguageCode, languages } from '../../i18n/languages.ts';
import { PageTitle } from '../../page-title.tsx';
import { forgetStored } from '../../stored.ts';
import { choose, resetAppearance, useAppearance } from '../../theme.ts';

/** What this browser remembers. */
export function SettingsPage() {
  const { t, i18n } = useTranslation('info');
  const { theme } = useAppearance();
  const [forgotten, setForgotten] = useState(false);
  return (
    <>
      <PageTitle title={t('settings.title')} />
      <p className="lead-text">{t('settings.lead')}</p>
      <div className="card prose">
        <div className="card-body d-grid gap-3">
          <Choice id="settings-theme" label={t('settings.theme')}>
            <select
              id="settings-theme"
              className="form-select"
              value={theme}
              onChange={(event) => choose('theme', event.target.value as Appearance['theme'])}
            >
              {choices.theme.map((name) => (
                <option key={name} value={name}>
                  {t(`settings.themes.${name}`)}
                </option>
              ))}
            </select>
          </Choice>
          <Choice id="settings-language" label={t('settings.language')}>
            <select
              id="settings-language"
              className="form-select"
              value={i18n.language}
              onChange={(event) => changeLanguage(event.target.value as LanguageCode)}
            >
              {languages.map((language) => (
                <option key={language.code} value={language.code} lang={language.tag}>
                  {language.name}
                </option>
              ))}
            </select>
          </Choice>
          <div className="d-flex align-items-center gap-3">
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => {
                for (const name of ['language', 'sidebar']) forgetStored(name);
                resetAppearance();
                setForgotten(true);
              }}
            >
              {t('settings.forget')}
            </button>
            <span role="status">{forgotten && t('settings.forgotten')}</span>
          </div>
        </div>
      </div>
    </>
  );
}

function Choice({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}
