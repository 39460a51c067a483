import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isDark, subscribeAppearance, toggleDark } from '../theme.ts';
import { Icon } from '../ui/icon.tsx';

/** Switches between the light and dark theme. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const isDarkTheme = useSyncExternalStore(subscribeAppearance, isDark);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(isDarkTheme ? 'theme.toLight' : 'theme.toDark')}
      data-tip={t(isDarkTheme ? 'theme.toLight' : 'theme.toDark')}
      onClick={toggleDark}
    >
      <Icon name={isDarkTheme ? 'sun' : 'moon'} />
    </button>
  );
}
