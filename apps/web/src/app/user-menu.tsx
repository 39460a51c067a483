import type { User } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DESTINATION_PARAM } from '../account/destination.ts';
import { useAuth } from '../account/use-auth.ts';
import { useIsUserKnown } from '../account/use-is-user-known.ts';
import { MenuButton, MenuLink } from '../menu-entries.tsx';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

/** Links to the signed-in user's account; for visitors, links to sign in and sign up. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const { user, signOut } = useAuth();
  const isUserKnown = useIsUserKnown();
  return (
    <Menu
      className="icon-button menu-toggle"
      toggle={
        <>
          <span className="narrow">
            <Icon name="user" />
          </span>
          <span className="wide user-name">
            {user === null ? <Icon name="user" /> : <Avatar user={user} />}
            <span>{user?.displayName ?? (isUserKnown ? t('user.visitor') : '…')}</span>
          </span>
          <span className="visually-hidden">{t('user.label')}</span>
        </>
      }
    >
      {() => (
        <>
          {user === null ? <VisitorEntries /> : <UserEntries user={user} />}
          <hr className="dropdown-divider" />
          <LinkEntry to={paths.settings()} icon="settings" text={t('user.settings')} />
          <LinkEntry to={paths.help()} icon="helpCircle" text={t('user.help')} />
          {user !== null && (
            <MenuButton onClick={() => void signOut()}>
              <Icon name="logOut" />
              {t('user.signOut')}
            </MenuButton>
          )}
        </>
      )}
    </Menu>
  );
}

function UserEntries({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const player = user.players.find(({ nickname }) => nickname !== null);
  return (
    <>
      <p className="menu-note mb-0">{user.email}</p>
      <LinkEntry
        to={player === undefined ? paths.private() : paths.player(player.id)}
        icon="user"
        text={t('user.profile')}
      />
      <LinkEntry to={paths.activity()} icon="pieChart" text={t('user.analytics')} />
    </>
  );
}

function VisitorEntries() {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  // After signing in, back to the current page; from the home page to the default destination.
  const query = pathname === '/' ? {} : { [DESTINATION_PARAM]: `${pathname}${search}${hash}` };
  return (
    <>
      <p className="menu-note mb-0">{t('user.notSignedIn')}</p>
      <LinkEntry to={paths.signIn(query)} icon="logIn" text={t('user.signIn')} />
      <LinkEntry to={paths.signUp(query)} icon="userPlus" text={t('user.signUp')} />
      <hr className="dropdown-divider" />
      <LinkEntry to={paths.home()} icon="user" text={t('user.profile')} />
      <LinkEntry to={paths.activity()} icon="pieChart" text={t('user.analytics')} />
    </>
  );
}

function LinkEntry({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <MenuLink to={to}>
      <Icon name={icon} />
      {text}
    </MenuLink>
  );
}
