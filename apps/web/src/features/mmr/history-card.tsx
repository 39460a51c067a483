import type { PlayerRating } from '@scrapboard/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ChosenPlayer } from '../../account/use-chosen-player.ts';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { timeTicks } from '../../charts/time-ticks.ts';
import { Explain } from '../../explain/explain.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { useFormat } from '../../use-format.ts';
import { useRatingText } from './chosen-player-rating.tsx';
import { isFiltered, ladderCodec, type PlayersSearch } from './mmr-search.ts';

interface Props {
  rating: PlayerRating;
  chosenPlayer: ChosenPlayer;
  search: PlayersSearch;
}

/** A player’s rating and rank at the end of every day on which they played a rated match. */
export function HistoryCard({ rating, chosenPlayer, search }: Props) {
  const { t, i18n } = useTranslation('mmr');
  const format = useFormat();
  const navigate = useNavigate();
  const ratingText = useRatingText();
  const locale = languageTag(i18n.language);
  const points = useMemo(
    () =>
      rating.history.map(({ day, mmr, uncertainty, rank, ranked }): LinePoint => {
        const midnight = `${day}T00:00:00Z`;
        return {
          x: Date.parse(midnight),
          value: mmr,
          title: format.utcDate(midnight),
          lines: [
            t('own.rating', { mmr: format.number(mmr), n: format.number(uncertainty) }),
            rank === null
              ? t('own.notRanked')
              : t('own.rank', { rank: format.number(rank), of: format.number(ranked) }),
          ],
        };
      }),
    [rating, format, t],
  );
  const { current, history } = rating;
  const hasFilters = isFiltered(search);
  const name = t('history.heading');
  return (
    <section className="card mb-3" aria-labelledby="mmr-history">
      <div className="card-top">
        <h2 id="mmr-history">
          {name} <Explain stat="mmr" statName={name} />
        </h2>
        <p className="card-note">
          <strong>{chosenPlayer.isOwn ? t('own.you') : t('own.player')}</strong>{' '}
          {current === null
            ? t('own.none')
            : ratingText(current, hasFilters ? 'withFilters' : 'all')}{' '}
          <Link to={paths.player(chosenPlayer.id)}>{t('history.profile')}</Link>
        </p>
      </div>
      {history.length > 0 && (
        <div className="card-body">
          <ChartFigure
            name={name}
            kind="line"
            points={points}
            formatValue={(value) => format.number(value)}
            table={{
              headings: ['day', 'mmr', 'uncertainty', 'rank', 'ranked'].map((key) =>
                t(`history.${key as 'day'}`),
              ),
              rows: history.map(({ day, mmr, uncertainty, rank, ranked }) => ({
                text: [
                  format.utcDate(`${day}T00:00:00Z`),
                  format.number(mmr),
                  format.number(uncertainty),
                  rank === null ? '–' : format.number(rank),
                  format.number(ranked),
                ],
                raw: [day, mmr, uncertainty, rank, ranked],
              })),
            }}
          >
            <LineChart
              label={name}
              points={points}
              shape="straight"
              ticks={(from, to, max) => timeTicks(from, to, max, locale)}
              formatValue={(value) => format.number(value)}
              onPick={(index) => {
                const date = history[index]?.day;
                const query = {
                  ...ladderCodec.write({ ...search, player: chosenPlayer.id }),
                  date,
                };
                void navigate(paths.mmr(query));
              }}
            />
          </ChartFigure>
          <p className="card-note">
            {t('history.note')} {hasFilters && t('history.unfiltered')}
          </p>
        </div>
      )}
    </section>
  );
}
