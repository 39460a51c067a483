import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useStatus } from '../status.ts';
import { useFormat } from '../use-format.ts';

/** Says that the numbers are simulated, and how much of the simulation is stored. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const demo = useStatus()?.demo;
  if (demo === undefined || demo === null) return null;
  return (
    <aside className="demo-banner" aria-label={t('demo.label')}>
      <span>{t('demo.notice')}</span>
      {demo.filling && (
        <span className="d-flex align-items-center gap-2">
          <progress value={demo.matches} max={demo.totalMatches} aria-labelledby="demo-filling" />
          <span id="demo-filling">
            {t('demo.filling', {
              done: format.number(demo.matches),
              total: format.number(demo.totalMatches),
            })}
          </span>
        </span>
      )}
      <Link className="ms-sm-auto" to={paths.upload()}>
        {t('demo.upload')}
      </Link>
    </aside>
  );
}
