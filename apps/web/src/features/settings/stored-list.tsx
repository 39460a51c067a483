import { useTranslation } from 'react-i18next';
import { storedThings } from './stored-things.ts';

/** What lies in the storage of this browser, in words. */
export function StoredList() {
  const { t } = useTranslation('settings');
  const things = storedThings(window.localStorage, window.sessionStorage);
  if (things.length === 0) return <p>{t('browser.none')}</p>;
  return (
    <>
      <p>{t('browser.storedText')}</p>
      <ul className="settings-points">
        {things.map((name) => (
          <li key={name}>
            {t(`browser.things.${name}`)} <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
