import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { changeLanguage, translated } from '../i18n/i18n.ts';
import { languages } from '../i18n/languages.ts';
import { MenuButton } from '../menu-items.tsx';
import { Icon } from '../ui/icon.tsx';

export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const current = languages.find((language) => language.code === i18n.language) ?? languages[0];
  return (
    <Dropdown align="end">
      <Dropdown.Toggle as="button" type="button" className="icon-button" bsPrefix="menu-toggle">
        <Icon name="globe" />
        <span className="wide" aria-hidden="true">
          {current.code.toUpperCase()}
        </span>
        <span className="visually-hidden">{`${t('language.label')}: ${current.name}`}</span>
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {languages.map((language) => (
          <Dropdown.Item
            key={language.code}
            as={MenuButton}
            lang={language.tag}
            active={language.code === current.code}
            onClick={() => changeLanguage(language.code)}
          >
            <span className="language-code" aria-hidden="true">
              {language.code}
            </span>
            {language.name}
          </Dropdown.Item>
        ))}
        {!translated.has(current.code) && <p className="menu-note mb-0">{t('language.note')}</p>}
      </Dropdown.Menu>
    </Dropdown>
  );
}
