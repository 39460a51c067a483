import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/i18n.ts';
import { type LanguageCode, languages } from '../i18n/languages.ts';
import { MenuButton } from '../menu-items.tsx';

const flags = import.meta.glob<string>('./flags/*.svg', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** Flags are decoration: the language's name is always shown beside its flag. */
function Flag({ code }: { code: LanguageCode }) {
  return <img className="flag" src={flags[`./flags/${code}.svg`]} alt="" width="21" height="14" />;
}

export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const current = languages.find((language) => language.code === i18n.language) ?? languages[0];
  return (
    <Dropdown align="end">
      <Dropdown.Toggle as="button" type="button" className="icon-button" bsPrefix="menu-toggle">
        <Flag code={current.code} />
        <span className="wide" aria-hidden="true">
          {current.name}
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
            <Flag code={language.code} />
            {language.name}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
