import '../../features/auth/auth.scss';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from 'react-router';
import { ThemeBuilderButton } from '../../features/theme-builder/theme-builder-button.tsx';
import { paths } from '../../paths.ts';
import { defaultSiteName } from '../../site-name.ts';
import { cachedStatusQuery } from '../../status.ts';
import icon from '../icon.svg';
import { LanguageMenu } from '../language-menu.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';

/** The layout of a centred card, without sidebar and footer. */
export function AuthLayout() {
  const status = useQuery(cachedStatusQuery);
  return (
    <div className="auth-layout">
      <header className="auth-bar">
        <Link className="auth-brand" to={paths.home()}>
          <img src={icon} alt="" width="28" height="28" />
          {status.data?.siteName ?? defaultSiteName}
        </Link>
        <div className="navbar-end">
          <LanguageMenu />
          <div className="appearance-buttons">
            <ThemeSwitch />
            <ThemeBuilderButton />
          </div>
        </div>
      </header>
      <main className="auth-main container" id="content" tabIndex={-1}>
        <div className="row justify-content-center w-100 mx-0">
          <div className="col-sm-10 col-md-8 col-lg-6 px-0">
            {/* The pages depend on whether there is demo data. */}
            {status.isFetched && <Outlet />}
          </div>
        </div>
      </main>
    </div>
  );
}
