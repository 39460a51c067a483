import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import {
  MAX_NAME_LENGTH,
  removeQuestion,
  savedQuestions,
  saveQuestion,
} from '../../answers/saved-questions.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** The questions saved in this browser, and a form that saves the current one under a name. */
export function SavedQuestionsCard({ title }: { title: string }) {
  const { t } = useTranslation('explorer');
  const id = useId();
  const saved = savedQuestions.use();
  const { search } = useLocation();
  const [typed, setTyped] = useState('');
  const name = typed.trim() === '' ? title : typed.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    saveQuestion({ name: name.slice(0, MAX_NAME_LENGTH), query: search.slice(1) });
    setTyped('');
  };
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('saved.title')}</h2>
        <p className="card-note card-note-wide">{t('saved.note')}</p>
      </div>
      <div className="card-body">
        <form className="explorer-save" onSubmit={save}>
          <label className="visually-hidden" htmlFor={`${id}name`}>
            {t('saved.name')}
          </label>
          <input
            id={`${id}name`}
            className="form-control"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            placeholder={title}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="btn btn-primary">
            {t('saved.save')}
          </button>
        </form>
        {saved.length > 0 && (
          <ul className="explorer-links explorer-saved">
            {saved.map((question) => (
              <li key={question.name}>
                <Link
                  to={paths.explore(Object.fromEntries(new URLSearchParams(question.query)))}
                  aria-current={question.query === search.slice(1) || undefined}
                >
                  {question.name}
                </Link>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('saved.remove', { name: question.name })}
                  onClick={() => removeQuestion(question.name)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
