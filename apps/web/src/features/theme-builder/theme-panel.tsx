import './theme-panel.scss';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../theme.ts';
import { closeThemeBuilder } from '../../theme-builder-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { trapFocus } from '../../ui/trap-focus.ts';
import { BuilderActions } from './builder-actions.tsx';
import { SettingGroup } from './setting-group.tsx';
import { ThemePreview } from './theme-preview.tsx';

/** The panel of the theme builder, at the edge opposite to the sidebar. */
export function ThemePanel({ open }: { open: boolean }) {
  const { t } = useTranslation(['theme', 'common']);
  const { sidebarPosition } = useAppearance();
  return (
    <Offcanvas
      bsPrefix="theme-panel"
      show={open}
      scroll
      placement={sidebarPosition === 'right' ? 'start' : 'end'}
      onHide={closeThemeBuilder}
      onKeyDown={trapFocus}
      aria-labelledby="theme-panel-title"
    >
      <div className="theme-panel-header">
        <h2 id="theme-panel-title">{t('title')}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={t('common:close')}
          onClick={closeThemeBuilder}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="theme-panel-body">
        <p className="builder-note">{t('note')}</p>
        <SettingGroup
          setting="theme"
          legend={t('theme.label')}
          className="builder-schemes"
          renderLabel={(theme) => (
            <>
              <ThemePreview theme={theme} />
              <span>{t(`theme.${theme}`)}</span>
            </>
          )}
        />
        <SettingGroup
          setting="sidebarPosition"
          legend={t('sidebarPosition.label')}
          className="builder-pills"
          renderLabel={(position) => <span>{t(`sidebarPosition.${position}`)}</span>}
        />
        <SettingGroup
          setting="sidebarBehavior"
          legend={t('sidebarBehavior.label')}
          className="builder-pills"
          renderLabel={(behavior) => <span>{t(`sidebarBehavior.${behavior}`)}</span>}
        />
        <SettingGroup
          setting="layout"
          legend={t('layout.label')}
          className="builder-pills"
          renderLabel={(layout) => <span>{t(`layout.${layout}`)}</span>}
        />
      </div>
      <div className="theme-panel-footer">
        <BuilderActions />
      </div>
    </Offcanvas>
  );
}
