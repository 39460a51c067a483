import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FIGURE, saveViewerFigure } from '../../catalogue/viewer-figures.ts';
import { gameName } from '../../i18n/game-name.ts';
import { MAX_VIEWER_PRICE, saveViewerPrice } from '../../prices/viewer-prices.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { type PickerPart, type ValueName, valueNames, valuesBetterIfLower } from './picker-part.ts';
import type { PickerData } from './use-picker-parts.ts';
import { useValueText } from './use-value-text.ts';

/** With fewer parts of its type, a part is ranked among its kind. */
const MIN_PEERS = 4;

interface Props {
  part: PickerPart;
  data: PickerData;
}

/** The figures of a part with their ranks among parts of the same type, which the viewer can change. */
export function FiguresCard({ part, data }: Props) {
  const { t } = useTranslation('parts');
  const [isEditing, setIsEditing] = useState(false);
  const peers = useMemo(() => peersOf(part, data.parts), [part, data.parts]);
  const names = isEditing
    ? valueNames.filter((name) => peers.parts.some(({ values }) => values[name] !== undefined))
    : valueNames.filter((name) => part.values[name] !== undefined);
  return (
    <section className="card" aria-labelledby="figures">
      <div className="card-top">
        <h2 id="figures">{t('figures.title')}</h2>
        <p className="card-note">
          {peers.name === null
            ? t('figures.amongKind', { n: peers.parts.length })
            : t('figures.among', { n: peers.parts.length, group: peers.name })}
        </p>
        <button
          type="button"
          className="btn btn-surface btn-sm"
          aria-pressed={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          <Icon name={isEditing ? 'check' : 'settings'} />
          {t(isEditing ? 'figures.done' : 'figures.change')}
        </button>
      </div>
      {isEditing && <p className="card-body card-note mb-0">{t('figures.changeNote')}</p>}
      <dl className="part-figures">
        {names.map((name) => (
          <Figure key={name} part={part} peers={peers.parts} name={name} isEditing={isEditing} />
        ))}
      </dl>
    </section>
  );
}

function peersOf(part: PickerPart, parts: readonly PickerPart[]) {
  const partsOfType = parts.filter(({ kind, type }) => kind === part.kind && type === part.type);
  if (part.type !== null && partsOfType.length >= MIN_PEERS) {
    return { parts: partsOfType, name: gameName('type', { id: part.type, name: part.type }) };
  }
  return { parts: parts.filter(({ kind }) => kind === part.kind), name: null };
}

interface FigureProps {
  part: PickerPart;
  peers: readonly PickerPart[];
  name: ValueName;
  isEditing: boolean;
}

function Figure({ part, peers, name, isEditing }: FigureProps) {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { nameOf, formatValue } = useValueText();
  const value = part.values[name];
  const peerValues = peers.flatMap(({ values }) => values[name] ?? []);
  const largest = Math.max(...peerValues.map(Math.abs), 1e-9);
  const isLowerBetter = valuesBetterIfLower.has(name);
  const betterCount =
    value === undefined
      ? 0
      : peerValues.filter((peerValue) => (isLowerBetter ? peerValue < value : peerValue > value))
          .length;
  const original = part.originalValues[name];
  const isOwn = original !== undefined;
  const save = (text: string) => {
    const number = text === '' ? undefined : Number(text);
    if (number !== undefined && !Number.isFinite(number)) return;
    const newValue = number === original ? undefined : number;
    if (name === 'price') saveViewerPrice(part.id, newValue);
    else saveViewerFigure(part.id, name, newValue);
  };
  return (
    <div>
      <dt>{nameOf(name)}</dt>
      <dd>
        {isEditing ? (
          <input
            key={value ?? ''}
            className="form-control form-control-sm"
            type="number"
            step="any"
            min={name === 'price' ? 0 : -MAX_FIGURE}
            max={name === 'price' ? MAX_VIEWER_PRICE : MAX_FIGURE}
            defaultValue={value ?? ''}
            aria-label={t('figures.own', { name: nameOf(name) })}
            onBlur={({ currentTarget }) => {
              const text = currentTarget.value;
              if (currentTarget.validity.valid && text !== String(value ?? '')) save(text);
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') currentTarget.blur();
            }}
          />
        ) : (
          <strong>
            {name === 'price'
              ? t('coins', { n: formatValue(name, value) })
              : formatValue(name, value)}
          </strong>
        )}
        {isOwn && (
          <span className="part-figure-own">
            {t('figures.yours', { n: formatValue(name, original ?? undefined) })}{' '}
            <button type="button" className="btn btn-link" onClick={() => save('')}>
              {t('figures.reset')}
            </button>
          </span>
        )}
        {!isEditing && value !== undefined && peerValues.length > 1 && (
          <>
            <span className="part-figure-rank">
              {t('figures.rank', {
                n: format.number(betterCount + 1),
                of: format.number(peerValues.length),
              })}
            </span>
            <span className="compare-bar" aria-hidden="true">
              <span style={{ width: `${(100 * Math.abs(value)) / largest}%` }} />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
