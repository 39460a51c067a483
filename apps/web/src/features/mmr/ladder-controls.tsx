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
          key={search.season}
          days={days}
          date={search.date}
          onChange={(date) => openLadder(search.season, date)}
        />
      )}
    </div>
  );
}

interface SliderProps {
  days: readonly string[];
  /** The requested date; undefined is the newest day. */
  date: string | undefined;
  onChange: (date: string | undefined) => void;
}

function DateSlider({ days, date, onChange }: SliderProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const id = useId();
  const [state, setState] = useState({ date, committedDate: date, sliderDate: date });
  // Follows the URL, for example after going back. The date that was requested here may arrive when the
  // slider has already been moved on, so it does not reset the slider.
  if (date !== state.date) {
    const isOwnRequest = date === state.committedDate;
    setState({ date, committedDate: date, sliderDate: isOwnRequest ? state.sliderDate : date });
  }
  const { sliderDate, committedDate } = state;
  const newestIndex = days.length - 1;
  const index =
    sliderDate === undefined
      ? newestIndex
      : Math.max(
          0,
          days.findLastIndex((other) => other <= sliderDate),
        );
  const day = days[index];
  const commit = () => {
    if (sliderDate === committedDate) return;
    setState({ ...state, committedDate: sliderDate });
    onChange(sliderDate);
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
        onChange={({ target }) => {
          const newIndex = Number(target.value);
          setState({ ...state, sliderDate: newIndex === newestIndex ? undefined : days[newIndex] });
        }}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  );
}
