import './answers.scss';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormFailure } from '../forms/form-failure.tsx';
import { moveItem } from '../move-item.ts';
import { paths } from '../paths.ts';
import { RANKED_PAGE_OPTIONS } from '../questions/question-filters.ts';
import { useFiltersOfUrl } from '../questions/use-question-filters.ts';
import { ListButton } from '../ui/list-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AnswerCard } from './answer-card.tsx';
import { explorerQuestion } from './explorer-question.ts';
import { explorerCodec } from './explorer-search.ts';
import type { SavedQuestion } from './saved-questions.ts';
import { type Pins, usePins } from './use-pins.ts';

/** The charts that the viewer has put on their dashboard, in their order. */
export function PinnedQuestions() {
  const { t } = useTranslation('explorer');
  const pins = usePins();
  const pinned = pins.names.flatMap(
    (pinnedName) => pins.questions.find(({ name }) => name === pinnedName) ?? [],
  );
  if (pins.isLoading) return null;
  return (
    <section className="pinned-questions" aria-labelledby="pinned-questions">
      <h2 id="pinned-questions">{t('pins.title')}</h2>
      <FormFailure failure={pins.account?.failure} />
      {pinned.length === 0 ? (
        <div className="card">
          <Notice icon="sliders" title={t('pins.none')} text={t('pins.noneText')}>
            <Link className="btn btn-surface" to={paths.explore()}>
              {t('pins.explore')}
            </Link>
          </Notice>
        </div>
      ) : (
        <div className="pinned-cards">
          {pinned.map((question) => (
            <PinnedQuestion key={question.name} question={question} pins={pins} />
          ))}
        </div>
      )}
    </section>
  );
}

function PinnedQuestion({ question, pins }: { question: SavedQuestion; pins: Pins }) {
  const { t } = useTranslation('explorer');
  const { name } = question;
  const query = useMemo(() => new URLSearchParams(question.query), [question.query]);
  const readLatest = useCallback(() => query, [query]);
  const url = { pathname: paths.explore(), query, requested: query, readLatest };
  const state = useFiltersOfUrl(url, explorerCodec, RANKED_PAGE_OPTIONS);
  const { names, set } = pins;
  const position = names.indexOf(name);
  const move = (by: -1 | 1) => set(moveItem(names, name, position + by));
  return (
    <AnswerCard
      title={name}
      pageQuestion={explorerQuestion(state.pageSearch)}
      state={state}
      actions={
        <div className="pinned-actions">
          <Link className="card-link" to={state.href({})} aria-label={t('pins.open', { name })}>
            {t('pins.openShort')}
          </Link>
          <ListButton
            hasTip
            icon="arrowUp"
            label={t('pins.up', { name })}
            disabled={position === 0}
            onClick={() => move(-1)}
          />
          <ListButton
            hasTip
            icon="arrowDown"
            label={t('pins.down', { name })}
            disabled={position === names.length - 1}
            onClick={() => move(1)}
          />
          <ListButton
            hasTip
            icon="x"
            label={t('pins.remove', { name })}
            onClick={() => set(names.filter((other) => other !== name))}
          />
        </div>
      }
    />
  );
}
