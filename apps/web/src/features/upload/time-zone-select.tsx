import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTimeZonesByRegion, listTimeZones } from './time-zones.ts';

interface Props {
  value: string;
  onChange: (timeZone: string) => void;
}

/** Logs contain local times without a zone; only the user knows it. */
export function TimeZoneSelect({ value, onChange }: Props) {
  const { t } = useTranslation('upload');
  const regions = useMemo(() => groupTimeZonesByRegion(listTimeZones(value)), [value]);
  return (
    <div className="upload-zone">
      <label className="form-label" htmlFor="upload-time-zone">
        {t('timeZone.label')}
      </label>
      <select
        id="upload-time-zone"
        className="form-select form-select-sm"
        aria-describedby="upload-time-zone-hint"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={region === '' ? t('timeZone.other') : region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.slice(region === '' ? 0 : region.length + 1).replaceAll('_', ' ')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className="form-text" id="upload-time-zone-hint">
        {t('timeZone.hint')}
      </p>
    </div>
  );
}
