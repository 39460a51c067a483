import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rarityName } from '../../catalogue/rarity-name.ts';
import { gameName } from '../../i18n/game-name.ts';
import { type NumberRange, noFilters, type RangeName, rangeNames } from './parts-search.ts';
import type { PickerPart } from './picker-part.ts';
import type { Picker } from './use-picker.ts';
import { useValueText } from './use-value-text.ts';

/** From the lowest to the highest; unknown ones of an operator's catalogue follow. */
const RARITIES = ['base', 'common', 'rare', 'special', 'epic', 'legendary', 'relic'];

interface Props {
  picker: Picker;
  parts: readonly PickerPart[];
}

/** The filters by rarity, type, faction, property and figures. */
export function PickerFilters({ picker, parts }: Props) {
  const { t } = useTranslation('parts');
  const { search, set } = picker;
  const { kind, type, faction, rarity, tag } = search;
  const choices = useMemo(() => {
    const partsOfKind = kind === undefined ? parts : parts.filter((part) => part.kind === kind);
    const foundRarities = [...new Set(parts.flatMap((part) => part.rarity ?? []))];
    return {
      types: sortByName(
        partsOfKind.flatMap((part) => part.type ?? []),
        (id) => gameName('type', { id, name: id }),
      ),
      factions: sortByName(
        partsOfKind.flatMap((part) => part.faction ?? []),
        (id) => id,
      ),
      tags: sortByName(
        partsOfKind.flatMap((part) => part.tags),
        (id) => tagName(t, id),
      ),
      rarities: [
        ...RARITIES.filter((id) => foundRarities.includes(id)),
        ...foundRarities.filter((id) => !RARITIES.includes(id)),
      ],
    };
  }, [parts, kind, t]);
  return (
    <div className="picker-filters">
      <fieldset className="picker-rarities">
        <legend>{t('filters.rarity')}</legend>
        {choices.rarities.map((id) => (
          <button
            key={id}
            type="button"
            className={`rarity-choice rarity-${id}`}
            aria-pressed={rarity.includes(id)}
            onClick={() =>
              set({
                rarity: rarity.includes(id)
                  ? rarity.filter((other) => other !== id)
                  : [...rarity, id],
              })
            }
          >
            {rarityName(id)}
          </button>
        ))}
      </fieldset>
      <div className="picker-selects">
        <FilterSelect
          label={t('filters.type')}
          value={type}
          choices={choices.types}
          onChange={(value) => set({ type: value })}
        />
        <FilterSelect
          label={t('filters.faction')}
          value={faction}
          choices={choices.factions}
          onChange={(value) => set({ faction: value })}
        />
        <FilterSelect
          label={t('filters.tag')}
          value={tag}
          choices={choices.tags}
          onChange={(value) => set({ tag: value })}
        />
        {rangeNames.map((name) => (
          <RangeFilter
            key={name}
            name={name}
            value={search[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </div>
      <button type="button" className="btn btn-link btn-sm" onClick={() => set(noFilters)}>
        {t('filters.clear')}
      </button>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'parts'>>['t'];

/** Returns the name of a property of parts; an operator's own is shown as it is. */
export function tagName(t: Translate, tag: string): string {
  return t(`tags.${tag}` as 'tags.melee', { defaultValue: tag });
}

function sortByName(ids: readonly string[], nameOf: (id: string) => string) {
  return [...new Set(ids)]
    .map((id) => ({ id, name: nameOf(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

interface FilterSelectProps {
  label: string;
  value: string | undefined;
  choices: readonly { id: string; name: string }[];
  onChange: (value: string | undefined) => void;
}

function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  const { t } = useTranslation('parts');
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('filters.any')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface RangeFilterProps {
  name: RangeName;
  value: NumberRange;
  onChange: (value: NumberRange) => void;
}

/** From and to; both go into the URL when the field is left or Enter is pressed. */
function RangeFilter({ name, value, onChange }: RangeFilterProps) {
  const { t } = useTranslation('parts');
  const { nameOf } = useValueText();
  const label = name === 'energy' ? t('energy') : nameOf(name);
  const renderField = (end: 'min' | 'max') => (
    <input
      // Resets the field when the URL changes.
      key={`${end} ${value[end] ?? ''}`}
      className="form-control form-control-sm"
      type="number"
      inputMode="decimal"
      min={0}
      max={9_999_999}
      step="any"
      defaultValue={value[end] ?? ''}
      placeholder={t(`filters.${end}`)}
      aria-label={`${label}, ${t(`filters.${end}`)}`}
      onBlur={({ currentTarget }) => {
        const text = currentTarget.value;
        const { [end]: previous, ...otherEnd } = value;
        const number =
          text === '' || !currentTarget.validity.valid
            ? undefined
            : Math.round(Number(text) * 100) / 100;
        if (number !== previous) {
          onChange(number === undefined ? otherEnd : { ...otherEnd, [end]: number });
        }
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
  return (
    <fieldset className="picker-range">
      <legend className="form-label">{label}</legend>
      {renderField('min')}
      {renderField('max')}
    </fieldset>
  );
}
