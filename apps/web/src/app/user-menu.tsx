import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { MenuButton, MenuLink } from '../menu-items.tsx';
import { paths } from '../paths.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** Nobody can sign in yet, so the menu says so and offers what a visitor has. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  return (
    <Dropdown align="end">
      <Dropdown.Toggle as="button" type="button" className="icon-button" bsPrefix="menu-toggle">
        <Icon name="user" />
        <span className="wide" aria-hidden="true">
          {t('user.visitor')}
        </span>
        <span className="visually-hidden">{t('user.label')}</span>
      </Dropdown.Toggle>
      <Dropdown.Menu>
        <p className="menu-note mb-0">{t('user.notSignedIn')}</p>
        <Entry to={paths.home()} icon="user" text={t('user.profile')} />
        <Entry to={paths.activity()} icon="pieChart" text={t('user.analytics')} />
        <Dropdown.Divider />
        <Entry to={paths.settings()} icon="settings" text={t('user.settings')} />
        <Entry to={paths.help()} icon="helpCircle" text={t('user.help')} />
        <Dropdown.Item as={MenuButton} disabled>
          <Icon name="logOut" />
          {t('user.signOut')}
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}

function Entry({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <Dropdown.Item as={MenuLink} to={to}>
      <Icon name={icon} />
      {text}
    </Dropdown.Item>
  );
}
