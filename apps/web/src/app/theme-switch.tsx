import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, isDark, subscribeTheme } from '../theme.ts';
import { Icon } from '../ui/icon.tsx';

/** Between light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const dark = useSyncExternalStore(subscribeTheme, isDark);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      title={t(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => choose('theme', dark ? 'default' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
