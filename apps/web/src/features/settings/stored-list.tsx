import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../theme.ts';
import { listStoredItems } from './stored-items.ts';

/** Lists what this browser stores. The demo has no server that could set a cookie. */
export function StoredList() {
  const { t } = useTranslation('settings');
  // Renders again when the appearance, which is stored too, is changed elsewhere on the page.
  useAppearance();
  const items = listStoredItems(listStorageKeys('localStorage'), listStorageKeys('sessionStorage'));
  return (
    <>
      <p>{t(items.length === 0 ? 'browser.none' : 'browser.storedText')}</p>
      {items.length > 0 && (
        <ul className="settings-points">
          {items.map(({ name, textKey }) => (
            <li key={name}>
              {t(`browser.things.${textKey}`)} <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      {import.meta.env.MODE !== 'demo' && <p>{t('browser.cookie')}</p>}
    </>
  );
}

/** Returns the keys in a storage; none if the browser blocks it, in which case reading throws. */
function listStorageKeys(storageName: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[storageName]);
  } catch {
    return [];
  }
}
