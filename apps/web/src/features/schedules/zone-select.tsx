import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { browserZone } from '../../questions/use-question-filters.ts';

interface Props {
  zone: string;
  /** Undefined for the browser's zone. */
  onZoneChange: (zone: string | undefined) => void;
}

/** The choice of any time zone; the browser's and UTC come first. */
export function ZoneSelect({ zone, onZoneChange }: Props) {
  const { t } = useTranslation('schedules');
  const id = useId();
  const ownZone = browserZone();
  const otherZones = useMemo(() => {
    const topZoneNames = new Set([ownZone, 'UTC', zone]);
    return Intl.supportedValuesOf('timeZone').filter((name) => !topZoneNames.has(name));
  }, [ownZone, zone]);
  const topZones = [...new Set([ownZone, 'UTC', zone])];
  const renderOption = (name: string) => (
    <option key={name} value={name}>
      {name.replaceAll('_', ' ')}
      {name === ownZone && ` (${t('zone.own')})`}
    </option>
  );
  return (
    <div className="schedule-zone">
      <label className="visually-hidden" htmlFor={id}>
        {t('zone.label')}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={zone}
        onChange={({ target }) => onZoneChange(target.value === ownZone ? undefined : target.value)}
      >
        {topZones.map(renderOption)}
        <hr />
        {otherZones.map(renderOption)}
      </select>
    </div>
  );
}
