import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/i18n.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, languages } from '../i18n/languages.ts';
import { MenuButton } from '../menu-entries.tsx';
import { Menu } from '../ui/menu.tsx';
import englishFlag from './flags/en.svg?inline';

/** Separate files, since `/` shows one flag; the English one, which most visitors see, is inlined. */
const flags = import.meta.glob<string>(['./flags/*.svg', '!./flags/en.svg'], {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** A decorative flag: the language's name is always available beside it. */
function Flag({ code }: { code: LanguageCode }) {
  const source = code === FALLBACK_LANGUAGE ? englishFlag : flags[`./flags/${code}.svg`];
  return <img className="flag" src={source} alt="" width="21" height="14" />;
}

export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  const current = languages.find((language) => language.code === i18n.language) ?? languages[0];
  return (
    <Menu
      className="icon-button menu-toggle"
      toggle={
        <>
          <Flag code={current.code} />
          <span className="wide" aria-hidden="true">
            {current.name}
          </span>
          <span className="visually-hidden">{`${t('language.label')}: ${current.name}`}</span>
        </>
      }
    >
      {() =>
        languages.map((language) => (
          <MenuButton
            key={language.code}
            lang={language.tag}
            isCurrent={language.code === current.code}
            onClick={() => void changeLanguage(language.code)}
          >
            <Flag code={language.code} />
            {language.name}
          </MenuButton>
        ))
      }
    </Menu>
  );
}
