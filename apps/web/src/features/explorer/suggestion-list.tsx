import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { suggestionIds, suggestions } from './suggestions.ts';

/** Questions to start with. */
export function SuggestionList() {
  const { t } = useTranslation('explorer');
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>{t('suggestions.title')}</h2>
      </div>
      <ul className="card-body explorer-links">
        {suggestionIds.map((suggestionId) => (
          <li key={suggestionId}>
            <Link
              to={paths.explore(Object.fromEntries(new URLSearchParams(suggestions[suggestionId])))}
            >
              {t(`suggestions.list.${suggestionId}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
