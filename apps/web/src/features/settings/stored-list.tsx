import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../theme.ts';
import { storedThings } from './stored-things.ts';

/** Lists what this browser stores. */
export function StoredList() {
  const { t } = useTranslation('settings');
  // A choice elsewhere on the page is stored as well.
  useAppearance();
  const things = storedThings(namesInStorage('localStorage'), namesInStorage('sessionStorage'));
  if (things.length === 0) return <p>{t('browser.none')}</p>;
  return (
    <>
      <p>{t('browser.storedText')}</p>
      <ul className="settings-points">
        {things.map(({ name, text }) => (
          <li key={name}>
            {t(`browser.things.${text}`)} <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reading storage that the browser blocks throws. */
function namesInStorage(storageName: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[storageName]);
  } catch {
    return [];
  }
}
