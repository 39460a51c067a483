import type { Schedule } from '@scrapboard/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base } from '../../base.ts';
import { defaultSiteName } from '../../site-name.ts';
import { useStatus } from '../../status.ts';
import { copyToClipboard } from '../../ui/copy-to-clipboard.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useResetAfter } from '../../ui/use-reset-after.ts';
import type { PageSchedule } from './page-schedule.ts';

interface Props {
  schedule: Schedule;
  pageSchedule: PageSchedule;
}

/** The schedule in a calendar program: by subscription, or as a file. */
export function CalendarCard({ schedule, pageSchedule }: Props) {
  const { t } = useTranslation('schedules');
  const id = useId();
  const { kind, modeName } = pageSchedule;
  const siteName = useStatus()?.siteName ?? defaultSiteName;
  const name = `${t(`titles.${kind}`)} (${siteName})`;
  const download = async () => {
    const { toScheduleCalendar } = await import('@scrapboard/schedule/schedule-calendar');
    const text = toScheduleCalendar(schedule, kind, { name, modeName });
    saveFile(`${kind}.ics`, new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('calendar.title')}</h2>
      </div>
      <div className="card-body schedule-form">
        {import.meta.env.MODE === 'demo' ? (
          <p>{t('calendar.demo')}</p>
        ) : (
          <Subscription path={`${base}/sched/${kind}.ics`} />
        )}
        <div className="schedule-form-row">
          <button type="button" className="btn btn-surface btn-sm" onClick={() => void download()}>
            <Icon name="download" /> {t('calendar.download')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** A link that opens the calendar program, and the URL to paste into one. */
function Subscription({ path }: { path: string }) {
  const { t } = useTranslation('schedules');
  const [isCopied, setIsCopied] = useState<true>();
  useResetAfter(isCopied, () => setIsCopied(undefined));
  const url = new URL(path, window.location.href);
  return (
    <>
      <p>{t('calendar.note')}</p>
      <div className="schedule-form-row">
        <a className="btn btn-primary btn-sm" href={`webcal://${url.host}${url.pathname}`}>
          <Icon name="calendar" /> {t('calendar.subscribe')}
        </a>
        <button
          type="button"
          className="btn btn-surface btn-sm"
          onClick={() => void copyToClipboard(url.href).then((done) => done && setIsCopied(true))}
        >
          {t(isCopied ? 'calendar.copied' : 'calendar.copy')}
        </button>
      </div>
      <LinkField url={url.href} label={t('calendar.address')} />
    </>
  );
}
