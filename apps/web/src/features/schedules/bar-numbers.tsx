import '../../charts/chart.scss';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumbersTable } from '../../charts/numbers-table.tsx';
import { toCsv } from '../../charts/to-csv.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useFormat } from '../../use-format.ts';
import type { PlacedDay } from './place-week.ts';
import { useZoneFormat } from './use-zone-format.ts';

interface Props {
  week: readonly PlacedDay[];
  zone: string;
}

/** The numbers of the bars as a table, and as a file to download. */
export function BarNumbers({ week, zone }: Props) {
  const { t } = useTranslation(['schedules', 'charts']);
  const format = useFormat();
  const zoneFormat = useZoneFormat(zone);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const bars = week.flatMap(({ lanes }) =>
    lanes.flatMap((lane) =>
      lane.bars
        .filter(({ isContinued }) => !isContinued)
        .map((bar) => ({ ...bar, kind: lane.kind })),
    ),
  );
  const headings = [
    t('schedules:numbers.hour'),
    t('schedules:numbers.matches'),
    t('schedules:numbers.share'),
    t('schedules:numbers.window'),
  ];
  const hourText = ({ from, to, kind }: (typeof bars)[number]) =>
    `${zoneFormat.weekday(from)} ${zoneFormat.time(from)}–${zoneFormat.time(to)}, ${t(`schedules:kinds.${kind}`)}`;
  const windowText = ({ isInside }: (typeof bars)[number]) =>
    t(isInside ? 'schedules:numbers.inside' : 'schedules:numbers.outside');
  const saveTable = () => {
    const rows = bars.map((bar) => [hourText(bar), bar.matches, bar.share, windowText(bar)]);
    saveFile('schedule.csv', new Blob([toCsv(headings, rows)], { type: 'text/csv' }));
  };
  return (
    <>
      <div className="chart-tools">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevronRight" />
          {t('charts:numbers')}
        </button>
        <button type="button" onClick={saveTable}>
          <Icon name="download" />
          {t('charts:saveCsv')}
        </button>
      </div>
      <div id={id} className="chart-numbers" hidden={!isOpen}>
        {isOpen && (
          <NumbersTable
            caption={t('schedules:numbers.caption')}
            headings={headings}
            rows={bars.map((bar) => [
              hourText(bar),
              format.number(bar.matches),
              format.percent(bar.share),
              windowText(bar),
            ])}
          />
        )}
      </div>
    </>
  );
}
