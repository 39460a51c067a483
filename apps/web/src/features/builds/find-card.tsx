import { BUILD_PATTERN } from '@scrapboard/contract/filter-rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { CarriedPartsFilter } from '../../questions/carried-parts-filter.tsx';
import { CARRY_FILTERS } from '../../questions/question-filters.ts';
import type { BoardState } from './board-state.ts';

/** Searches for builds by the parts that they carry or do not, and by number. */
export function FindCard({ state }: { state: BoardState }) {
  const { t } = useTranslation('builds');
  const id = useId();
  return (
    <section className="card build-find" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('find.title')}</h2>
        <p className="card-note card-note-wide">{t('find.note')}</p>
      </div>
      <div className="card-body build-fields">
        {CARRY_FILTERS.map((name) => (
          <CarriedPartsFilter
            key={name}
            name={name}
            search={state.requested}
            onChange={state.set}
          />
        ))}
        <BuildNumberField />
      </div>
    </section>
  );
}

/** Opens the page of a build by its number. */
function BuildNumberField() {
  const { t } = useTranslation('builds');
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const hash = text.trim().toLowerCase();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (BUILD_PATTERN.test(hash)) void navigate(paths.build(hash));
      }}
    >
      <label className="form-label" htmlFor={id}>
        {t('find.number')}
      </label>
      <div className="input-group">
        <input
          id={id}
          className="form-control"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn btn-surface" disabled={!BUILD_PATTERN.test(hash)}>
          {t('find.open')}
        </button>
      </div>
    </form>
  );
}
