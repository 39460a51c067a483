import type { Totals } from '@scrapboard/loadout';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { useValueText } from './use-value-text.ts';

/** The totals of the build. A total that lacks the figure of a part is shown as “at least”. */
export function TrayTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { nameOf, formatValue } = useValueText();
  const { powerScore, durability, price, energyUse, energySupply, mass, massLimit, tonnage } =
    totals;
  const markIncomplete = (text: string, ...figures: (keyof Totals)[]) =>
    figures.some((name) => totals[name].missing.length > 0) ? t('tray.atLeast', { n: text }) : text;
  return (
    <div className="tray-totals">
      <dl className="tray-figures">
        <div>
          <dt>{nameOf('powerScore')}</dt>
          <dd>{markIncomplete(formatValue('powerScore', powerScore.value), 'powerScore')}</dd>
        </div>
        <div>
          <dt>{nameOf('durability')}</dt>
          <dd>{markIncomplete(formatValue('durability', durability.value), 'durability')}</dd>
        </div>
        <div>
          <dt>{nameOf('price')}</dt>
          <dd>{markIncomplete(t('coins', { n: format.number(price.value) }), 'price')}</dd>
        </div>
      </dl>
      <Meter
        label={t('energy')}
        used={energyUse.value}
        limit={energySupply.value}
        areLimitsKnown={energySupply.missing.length === 0}
        text={t('tray.of', {
          used: markIncomplete(format.number(energyUse.value, 1), 'energyUse'),
          limit: markIncomplete(format.number(energySupply.value, 1), 'energySupply'),
        })}
      />
      <Meter
        label={nameOf('mass')}
        used={mass.value}
        limit={massLimit.value}
        lowerLimit={tonnage.value}
        areLimitsKnown={massLimit.missing.length + tonnage.missing.length === 0}
        text={t('tray.of', {
          used: markIncomplete(format.number(mass.value), 'mass'),
          limit: markIncomplete(format.number(massLimit.value), 'massLimit'),
        })}
        note={t('tray.tonnage', { n: markIncomplete(format.number(tonnage.value), 'tonnage') })}
      />
    </div>
  );
}

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** Whether the limits are complete. Otherwise they may be higher, so nothing is marked as over them. */
  areLimitsKnown: boolean;
  /** Another limit, below the first. */
  lowerLimit?: number;
  text: string;
  note?: string;
}

/** How much of a limit is used, as a bar and in words. */
function Meter({ label, used, limit, areLimitsKnown, lowerLimit, text, note }: MeterProps) {
  const scale = Math.max(limit, used, lowerLimit ?? 0, 1);
  const isOver = areLimitsKnown && used > limit;
  const isOverLowerLimit =
    areLimitsKnown && lowerLimit !== undefined && lowerLimit > 0 && used > lowerLimit;
  return (
    <div
      className={`tray-meter${isOver ? ' tray-meter-over' : isOverLowerLimit ? ' tray-meter-high' : ''}`}
    >
      <span className="tray-meter-label">{label}</span>
      <span className="tray-meter-text">{text}</span>
      <span className="tray-meter-bar" aria-hidden="true">
        <span style={{ width: `${(100 * used) / scale}%` }} />
        {limit > 0 && limit < scale && (
          <i style={{ insetInlineStart: `${(100 * limit) / scale}%` }} />
        )}
        {lowerLimit !== undefined && lowerLimit > 0 && (
          <i style={{ insetInlineStart: `${(100 * lowerLimit) / scale}%` }} />
        )}
      </span>
      {note !== undefined && <span className="tray-meter-note">{note}</span>}
    </div>
  );
}
