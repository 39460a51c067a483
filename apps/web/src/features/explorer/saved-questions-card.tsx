import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  browserQuestions,
  MAX_QUESTION_NAME_LENGTH,
  removeFromBrowser,
  saveInBrowser,
} from '../../answers/saved-questions.ts';
import { usePins } from '../../answers/use-pins.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SavedQuestionItem } from './saved-question-item.tsx';

/**
 * The questions saved in the account, or without one in this browser, and a form that saves the current one
 * under a name.
 */
export function SavedQuestionsCard({ title }: { title: string }) {
  const { t } = useTranslation('explorer');
  const id = useId();
  const pins = usePins();
  const { account, names: pinnedNames } = pins;
  const questionsInBrowser = browserQuestions.use();
  const { search } = useLocation();
  const [typedName, setTypedName] = useState('');
  const name = typedName.trim() === '' ? title : typedName.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const question = { name: name.slice(0, MAX_QUESTION_NAME_LENGTH), query: search.slice(1) };
    if (account === undefined) saveInBrowser(question);
    else account.save(question);
    setTypedName('');
  };
  const remove = account === undefined ? removeFromBrowser : account.remove;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t(account === undefined ? 'saved.title' : 'saved.inAccount')}</h2>
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
            maxLength={MAX_QUESTION_NAME_LENGTH}
            placeholder={title}
            value={typedName}
            onChange={({ target }) => setTypedName(target.value)}
          />
          <button type="submit" className="btn btn-primary">
            {t('saved.save')}
          </button>
        </form>
        <FormFailure failure={account?.failure} />
        {pins.questions.length > 0 && (
          <ul className="explorer-links explorer-saved">
            {pins.questions.map((question) => (
              <SavedQuestionItem
                key={question.name}
                question={question}
                onRemove={() => remove(question.name)}
              >
                <button
                  type="button"
                  className="icon-button"
                  aria-pressed={question.pin !== null}
                  aria-label={t('saved.pin', { name: question.name })}
                  data-tip={t(
                    question.pin !== null
                      ? 'saved.pinned'
                      : pins.isFull
                        ? 'saved.full'
                        : 'saved.pinShort',
                  )}
                  aria-disabled={question.pin === null && pins.isFull}
                  onClick={() => {
                    if (question.pin !== null)
                      pins.set(pinnedNames.filter((pinnedName) => pinnedName !== question.name));
                    else if (!pins.isFull) pins.set([...pinnedNames, question.name]);
                  }}
                >
                  <Icon name="layout" />
                </button>
              </SavedQuestionItem>
            ))}
          </ul>
        )}
        {account !== undefined && questionsInBrowser.length > 0 && (
          <>
            <h3>{t('saved.title')}</h3>
            <ul className="explorer-links explorer-saved">
              {questionsInBrowser.map((question) => (
                <SavedQuestionItem
                  key={question.name}
                  question={question}
                  onRemove={() => removeFromBrowser(question.name)}
                >
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('saved.toAccount', { name: question.name })}
                    data-tip={t('saved.toAccountShort')}
                    onClick={() => account.save({ name: question.name, query: question.query })}
                  >
                    <Icon name="user" />
                  </button>
                </SavedQuestionItem>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
