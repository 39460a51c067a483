import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isDark, subscribeTheme, switchDark } from '../theme.ts';
import { Icon } from '../ui/icon.tsx';

/** Switches between the light and dark theme. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const dark = useSyncExternalStore(subscribeTheme, isDark);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(dark ? 'theme.toLight' : 'theme.toDark')}
      data-tip={t(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={switchDark}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
