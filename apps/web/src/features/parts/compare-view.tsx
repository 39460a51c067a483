import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { describePart } from '../../catalogue/describe-part.ts';
import { Notice } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { BackToList } from './back-to-list.tsx';
import { PartActions } from './part-actions.tsx';
import type { PartListActions } from './part-list-actions.ts';
import { type PickerPart, type ValueName, valueNames, valuesBetterIfLower } from './picker-part.ts';
import type { Picker } from './use-picker.ts';
import type { PickerData } from './use-picker-parts.ts';
import { useValueText } from './use-value-text.ts';

interface Props {
  picker: Picker;
  data: PickerData;
  actions: PartListActions;
}

/** Up to six parts side by side: every figure that one of them has, with bars. */
export function CompareView({ picker, data, actions }: Props) {
  const { t } = useTranslation('parts');
  const { nameOf } = useValueText();
  const { search, href } = picker;
  const parts = search.compare.flatMap((id) => data.byId.get(id) ?? []);
  const names = valueNames.filter((name) => parts.some(({ values }) => values[name] !== undefined));
  return (
    <>
      <BackToList href={href} />
      {parts.length === 0 ? (
        <Notice icon="layout" title={t('compare.none')} text={t('compare.noneText')} />
      ) : (
        <section className="card" aria-labelledby="compared">
          <div className="card-top">
            <h2 id="compared">{t('compare.title')}</h2>
            <p className="card-note">{t('compare.note')}</p>
          </div>
          <ScrollRegion className="table-scroll" aria-labelledby="compared">
            <table className="table compare-table">
              <thead>
                <tr>
                  <td />
                  {parts.map((part) => (
                    <th key={part.id} scope="col" className={`rarity-${part.rarity ?? 'none'}`}>
                      <Link to={actions.partHref(part.id)}>{part.name}</Link>
                      <span className="row-note">{describePart(part)}</span>
                      <PartActions part={part} actions={actions} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">{nameOf(name)}</th>
                    {parts.map((part) => (
                      <ComparedValue key={part.id} part={part} parts={parts} name={name} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      )}
    </>
  );
}

interface ValueProps {
  part: PickerPart;
  parts: readonly PickerPart[];
  name: ValueName;
}

function ComparedValue({ part, parts, name }: ValueProps) {
  const { t } = useTranslation('parts');
  const { formatValue } = useValueText();
  const value = part.values[name];
  if (value === undefined) return <td className="numeric">–</td>;
  const allValues = parts.flatMap(({ values }) => values[name] ?? []);
  const largest = Math.max(...allValues.map(Math.abs), 1e-9);
  const best = valuesBetterIfLower.has(name) ? Math.min(...allValues) : Math.max(...allValues);
  const isBest = value === best && new Set(allValues).size > 1;
  return (
    <td className={isBest ? 'numeric compare-best' : 'numeric'}>
      <span>{formatValue(name, value)}</span>
      {isBest && <span className="visually-hidden">{t('compare.best')}</span>}
      <span className="compare-bar" aria-hidden="true">
        <span style={{ width: `${(100 * Math.abs(value)) / largest}%` }} />
      </span>
    </td>
  );
}
