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
  const atLeast = (text: string, ...figures: (keyof Totals)[]) =>
    figures.some((name) => totals[name].missing.length > 0) ? t('tray.atLeast', { n: text }) : text;
  return (
    <div className="tray-totals">
      <dl className="tray-figures">
        <div>
          <dt>{nameOf('powerScore')}</dt>
          <dd>{atLeast(formatValue('powerScore', powerScore.value), 'powerScore')}</dd>
        </div>
        <div>
          <dt>{nameOf('durability')}</dt>
          <dd>{atLeast(formatValue('durability', durability.value), 'durability')}</dd>
        </div>
        <div>
          <dt>{nameOf('price')}</dt>
          <dd>{atLeast(t('coins', { n: format.number(price.value) }), 'price')}</dd>
        </div>
      </dl>
      <Meter
        label={t('energy')}
        used={energyUse.value}
        limit={energySupply.value}
        isKnown={energySupply.missing.length === 0}
        text={t('tray.of', {
          used: atLeast(format.number(energyUse.value, 1), 'energyUse'),
          limit: atLeast(format.number(energySupply.value, 1), 'energySupply'),
        })}
      />
      <Meter
        label={nameOf('mass')}
        used={mass.value}
        limit={massLimit.value}
        mark={tonnage.value}
        isKnown={massLimit.missing.length + tonnage.missing.length === 0}
        text={t('tray.of', {
          used: atLeast(format.number(mass.value), 'mass'),
          limit: atLeast(format.number(massLimit.value), 'massLimit'),
        })}
        note={t('tray.tonnage', { n: atLeast(format.number(tonnage.value), 'tonnage') })}
      />
    </div>
  );
}

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  /** Whether the limits are complete. Otherwise they may be higher, so nothing is marked as over them. */
  isKnown: boolean;
  /** Another limit, below the first. */
  mark?: number;
  text: string;
  note?: string;
}

/** How much of a limit is used, as a bar and in words. */
function Meter({ label, used, limit, isKnown, mark, text, note }: MeterProps) {
  const scale = Math.max(limit, used, mark ?? 0, 1);
  const isOver = isKnown && used > limit;
  const isAboveMark = isKnown && mark !== undefined && mark > 0 && used > mark;
  return (
    <div
      className={`tray-meter${isOver ? ' tray-meter-over' : isAboveMark ? ' tray-meter-high' : ''}`}
    >
      <span className="tray-meter-label">{label}</span>
      <span className="tray-meter-text">{text}</span>
      <span className="tray-meter-bar" aria-hidden="true">
        <span style={{ width: `${(100 * used) / scale}%` }} />
        {limit > 0 && limit < scale && (
          <i style={{ insetInlineStart: `${(100 * limit) / scale}%` }} />
        )}
        {mark !== undefined && mark > 0 && (
          <i style={{ insetInlineStart: `${(100 * mark) / scale}%` }} />
        )}
      </span>
      {note !== undefined && <span className="tray-meter-note">{note}</span>}
    </div>
  );
}
