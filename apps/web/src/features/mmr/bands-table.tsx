import type { MmrSummary } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toCsv } from '../../charts/to-csv.ts';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { type PlayersSearch, playersCodec } from './mmr-search.ts';
import { ratingBandName } from './rating-band-name.ts';

interface Props {
  summary: MmrSummary;
  /** The band of the player who is marked. */
  band: string | null;
  search: PlayersSearch;
}

/** How many players are in each band, and how many are in none of them. */
export function BandsTable({ summary, band, search }: Props) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const bands = summary.bands.toReversed().map(({ id, from, players }) => ({
    ...{ id, from, players },
    share: (100 * players) / summary.ranked,
  }));
  const fetchText = async () =>
    toCsv(
      ['band', 'from', 'playersHeading', 'share'].map((key) => t(`distribution.${key as 'band'}`)),
      bands.map(({ id, from, players, share }) => [ratingBandName(id), from, players, share]),
    );
  return (
    <ScrollRegion className="table-scroll" aria-label={t('distribution.bands')}>
      <table className="table data-table">
        <caption className="visually-hidden">{t('distribution.bands')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('distribution.band')}</th>
            <th scope="col" className="numeric">
              <Explain stat="mmr">{t('distribution.from')}</Explain>
            </th>
            <th scope="col" className="numeric">
              <Explain stat="rank">{t('distribution.playersHeading')}</Explain>
            </th>
            <th scope="col" className="numeric">
              <Explain stat="rank">{t('distribution.share')}</Explain>
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ id, from, players, share }) => (
            <tr key={id} className={id === band ? 'mmr-marked' : undefined}>
              <th scope="row">
                {ratingBandName(id)}
                {id === band && <span className="row-note">{t('distribution.here')}</span>}
              </th>
              <td className="numeric">{format.number(from)}</td>
              <td className="numeric">{format.number(players)}</td>
              <td className="numeric">{format.percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="card-note mt-2">
        {t('distribution.others', {
          provisional: format.number(summary.provisional),
          inactive: format.number(summary.inactive),
        })}{' '}
        <Link to={paths.mmr(playersCodec.write(search))}>{t('tabs.board')}</Link>
      </p>
      <div className="mt-2">
        <SaveCsvButton
          fileName="mmr-bands.csv"
          texts={{ save: t('csv.save'), failed: t('csv.failed') }}
          fetchText={fetchText}
        />
      </div>
    </ScrollRegion>
  );
}
