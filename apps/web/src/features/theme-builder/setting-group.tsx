import { type ReactNode, useId } from 'react';
import { type Appearance, type Setting, settingValues } from '../../appearance.ts';
import { chooseSetting, useAppearance } from '../../theme.ts';

interface Props<S extends Setting> {
  setting: S;
  legend: string;
  className: string;
  /** Renders the label of an option. */
  renderLabel: (value: Appearance[S]) => ReactNode;
}

/** One setting as radio buttons; a choice is applied at once. */
export function SettingGroup<S extends Setting>({
  setting,
  legend,
  className,
  renderLabel,
}: Props<S>) {
  const name = useId();
  const current = useAppearance()[setting];
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      <div className="builder-choices">
        {(settingValues[setting] as readonly unknown[] as readonly Appearance[S][]).map((value) => (
          <label key={value} className="builder-choice">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => chooseSetting(setting, value)}
            />
            {renderLabel(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
