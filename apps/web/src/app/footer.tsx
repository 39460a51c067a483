import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

export function Footer({ siteName }: { siteName: string }) {
  const { t } = useTranslation('shell');
  return (
    <footer className="footer">
      <nav aria-label={t('footer.label')}>
        <ul>
          <li>
            <Link to={paths.support()}>{t('footer.support')}</Link>
          </li>
          <li>
            <Link to={paths.help()}>{t('footer.help')}</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
          </li>
          <li>
            <Link to={paths.terms()}>{t('footer.terms')}</Link>
          </li>
        </ul>
      </nav>
      <div>{`© ${new Date().getFullYear()} - ${siteName}`}</div>
    </footer>
  );
}
