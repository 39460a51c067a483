import type { CataloguePartDetail } from '@scrapboard/contract';
import { isPartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cataloguePartQuery } from '../../catalogue/catalogue-queries.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import type { QuestionSearch } from '../../questions/question-filters.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { partHrefWith } from './part-href.ts';
import { RecipeTable } from './recipe-table.tsx';

interface Props {
  id: string;
  search: QuestionSearch;
}

/** What the catalogue says about a part: figures, price and recipe, with their date. */
export function CatalogueCard({ id, search }: Props) {
  const { t } = useTranslation('performance');
  const headingId = useId();
  const query = useQuery(cataloguePartQuery(id));
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="card-top">
        <h2 id={headingId}>{t('catalogue.title')}</h2>
        {query.data !== undefined && (
          <p className="card-note">
            {t('catalogue.asOf', { date: query.data.asOf, source: query.data.source })}
          </p>
        )}
      </div>
      <QueryState query={query} loading={<Skeleton height="12rem" />}>
        {(detail) => <Details detail={detail} search={search} />}
      </QueryState>
    </section>
  );
}

function Details({ detail, search }: { detail: CataloguePartDetail; search: QuestionSearch }) {
  const { t } = useTranslation('performance');
  const { known, usedFor, recipes, note } = detail;
  if (!known) return <p className="card-body mb-0">{t('catalogue.unknown')}</p>;
  return (
    <div className="card-body catalogue">
      <Figures detail={detail} />
      {recipes.map((recipe) => (
        <RecipeTable key={JSON.stringify(recipe.needs)} recipe={recipe} />
      ))}
      {usedFor.length > 0 && (
        <p className="catalogue-wide">
          {t('catalogue.usedFor')}{' '}
          {usedFor.map(({ id, name, kind }, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              {isPartPageKind(kind) ? (
                <Link to={partHrefWith(search, kind, id)}>{name}</Link>
              ) : (
                name
              )}
            </Fragment>
          ))}
        </p>
      )}
      {note !== null && <p className="card-note catalogue-wide">{note}</p>}
    </div>
  );
}

/** Power score, prices, and the figures in the order of the catalogue. */
function Figures({ detail: { part, level, figures } }: { detail: CataloguePartDetail }) {
  const { t } = useTranslation('performance');
  const format = useFormat();
  const formatPrice = (value: number | null | undefined) =>
    value == null || value === 0
      ? t('catalogue.noOffer')
      : t('coins', { n: format.number(value, 2) });
  const entries = [
    [t('catalogue.sell'), formatPrice(part.price?.sell)],
    [t('catalogue.buy'), formatPrice(part.price?.buy)],
    ...(part.powerScore === null
      ? []
      : [[t('catalogue.powerScore'), format.number(part.powerScore)]]),
    ...(level === null || level === 0 ? [] : [[t('catalogue.level'), format.number(level)]]),
    ...Object.entries(figures).map(([name, value]) => [
      t(`figures.${name}` as 'figures.mass', { defaultValue: name }),
      format.number(value, 1),
    ]),
  ];
  return (
    <dl className="catalogue-figures">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
