import { MAX_COUNT } from '@scrapboard/loadout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../use-format.ts';
import { type PickerKind, pickerKinds } from './picker-part.ts';
import type { TrayProps } from './tray-panel.tsx';

/** The parts of the build by kind; those missing from the catalogue come last, named by their IDs. */
export function TrayParts({ picker, tray, data: { byId } }: TrayProps) {
  const { t } = useTranslation('parts');
  const loadoutParts = [...tray.loadout].map(([id, count]) => ({ id, count, part: byId.get(id) }));
  const groups = [...pickerKinds, undefined].flatMap((kind) => {
    const partsOfKind = loadoutParts.filter(({ part }) => part?.kind === kind);
    return partsOfKind.length === 0 ? [] : [{ kind, partsOfKind }];
  });
  return (
    <div className="tray-parts">
      {groups.map(({ kind, partsOfKind }) => (
        <section key={kind ?? 'unknown'}>
          <h3>{t(`kind.${kind ?? ('unknown' as PickerKind | 'unknown')}`)}</h3>
          <ul>
            {partsOfKind
              .toSorted((a, b) => ((a.part?.name ?? a.id) < (b.part?.name ?? b.id) ? -1 : 1))
              .map(({ id, count, part }) => (
                <TrayPart
                  key={id}
                  id={id}
                  count={count}
                  name={part?.name ?? id}
                  rarity={part?.rarity ?? 'none'}
                  powerScore={part?.values.powerScore}
                  href={picker.partHref(id)}
                  onCountChange={(newCount) => tray.setCount(id, newCount)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Props {
  id: string;
  name: string;
  rarity: string;
  count: number;
  powerScore: number | undefined;
  href: string;
  onCountChange: (count: number) => void;
}

function TrayPart({ id, name, rarity, count, powerScore, href, onCountChange }: Props) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  return (
    <li className={`tray-part rarity-${rarity}`} data-tray-part={id}>
      <Link to={href}>{name}</Link>
      <span className="tray-part-score">
        {powerScore === undefined ? '–' : format.number(powerScore * count)}
      </span>
      <span className="tray-count">
        <button
          type="button"
          aria-label={t('tray.remove', { name })}
          onClick={() => onCountChange(count - 1)}
        >
          −
        </button>
        <input
          // Resets the field when the count changes elsewhere.
          key={count}
          type="number"
          min={0}
          max={MAX_COUNT}
          defaultValue={count}
          aria-label={t('tray.count', { name })}
          onBlur={({ currentTarget }) => {
            const typedCount = currentTarget.valueAsNumber;
            if (Number.isInteger(typedCount) && typedCount !== count) onCountChange(typedCount);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
        <button
          type="button"
          aria-label={t('tray.addPart', { name })}
          onClick={() => onCountChange(count + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}
