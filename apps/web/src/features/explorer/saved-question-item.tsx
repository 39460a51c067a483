import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { SavedQuestion } from '../../answers/saved-questions.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  question: SavedQuestion;
  onRemove: () => void;
  /** Buttons before the one that removes it. */
  children: ReactNode;
}

/** A saved question: a link that opens it, and its buttons. */
export function SavedQuestionItem({ question: { name, query }, onRemove, children }: Props) {
  const { t } = useTranslation('explorer');
  const { search } = useLocation();
  return (
    <li>
      <Link
        to={paths.explore(Object.fromEntries(new URLSearchParams(query)))}
        aria-current={query === search.slice(1) || undefined}
      >
        {name}
      </Link>
      <span className="explorer-buttons">
        {children}
        <button
          type="button"
          className="icon-button"
          aria-label={t('saved.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </span>
    </li>
  );
}
