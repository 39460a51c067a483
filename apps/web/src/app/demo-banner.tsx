import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useStatus } from '../status.ts';
import { readStored, writeStored } from '../stored.ts';
import { Icon } from '../ui/icon.tsx';
import { useFormat } from '../use-format.ts';

const STORAGE_KEY = 'demoLine';

/** Shows that the numbers are simulated, and how much of the simulation is stored. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const [isClosed, setIsClosed] = useState(() => readStored(STORAGE_KEY) === 'closed');
  const status = useStatus();
  const demo = status?.demo;
  if (isClosed || status === undefined || demo === undefined || demo === null) return null;
  // Once there are real matches, the banner's text is no longer true.
  if (!demo.filling && status.matches > demo.matches) return null;
  const close = () => {
    writeStored(STORAGE_KEY, 'closed');
    setIsClosed(true);
  };
  return (
    <aside className="demo-banner" aria-label={t('demo.label')}>
      <span>{t('demo.notice')}</span>
      {demo.filling && (
        <span className="demo-banner-progress">
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
      <button type="button" className="icon-button" aria-label={t('demo.close')} onClick={close}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
