import type { MmrSummary } from '@scrapboard/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../use-format.ts';
import type { LadderSearch } from './mmr-search.ts';

interface Props {
  search: LadderSearch;
  summary: MmrSummary | undefined;
  href: (change: { season: string | undefined; date: string | undefined }) => string;
}

/** Chooses the ladder, and the day at whose end it is shown. */
export function LadderControls({ search, summary, href }: Props) {
  const { t } = useTranslation('mmr');
  const navigate = useNavigate();
  const id = useId();
  const openLadder = (season: string | undefined, date: string | undefined) =>
    void navigate(href({ season, date }), { preventScrollReset: true });
  const { seasons = [], days = [] } = summary ?? {};
  return (
    <div className="mmr-ladder">
      <div>
        <label className="form-label" htmlFor={id}>
          {t('ladder.label')}
        </label>
        <select
          id={id}
          className="form-select form-select-sm"
          value={search.season ?? ''}
          onChange={({ target }) => openLadder(target.value || undefined, undefined)}
        >
          <option value="">{t('ladder.overall')}</option>
          {seasons.map((season) => (
            <option key={season.id} value={season.id}>
              {season.name}
            </option>
          ))}
        </select>
      </div>
      {days.length > 1 && (
        <DateSlider
          // Resets the slider when another day is shown.
          key={`${search.season} ${summary?.asOf}`}
          days={days}
          shownDay={summary?.asOf ?? ''}
          onChange={(date) => openLadder(search.season, date)}
        />
      )}
    </div>
  );
}

interface SliderProps {
  days: readonly string[];
  shownDay: string;
  /** Undefined is the newest day. */
  onChange: (date: string | undefined) => void;
}

function DateSlider({ days, shownDay, onChange }: SliderProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const id = useId();
  const newestIndex = days.length - 1;
  const [index, setIndex] = useState(() => {
    const shownIndex = days.indexOf(shownDay);
    return shownIndex === -1 ? newestIndex : shownIndex;
  });
  const day = days[index] ?? shownDay;
  const commit = () => {
    if (day !== shownDay) onChange(index === newestIndex ? undefined : day);
  };
  return (
    <div className="mmr-slider">
      <label className="form-label" htmlFor={id}>
        {t(index === newestIndex ? 'ladder.newest' : 'ladder.asOf', {
          date: format.utcDate(`${day}T00:00:00Z`),
        })}
      </label>
      <input
        id={id}
        type="range"
        className="form-range"
        min={0}
        max={newestIndex}
        value={index}
        aria-valuetext={format.utcDate(`${day}T00:00:00Z`)}
        onChange={({ target }) => setIndex(Number(target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  );
}
