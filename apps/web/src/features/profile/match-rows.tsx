import type { MatchHistoryEntry } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { ResultBadge } from '../../ui/result-badge.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { useMatchLink } from './use-match-link.ts';

/** A row for each match, linked to its page, in the order of the server: newest first. */
export function MatchRows({ matches }: { matches: MatchHistoryEntry[] }) {
  const { t } = useTranslation('profile');
  return (
    <div className="table-scroll">
      <table className="table data-table match-rows">
        <caption className="visually-hidden">{t('history.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('history.result')}</th>
            <th scope="col">{t('history.map')}</th>
            <th scope="col" className="d-none d-lg-table-cell">
              {t('history.time')}
            </th>
            <th scope="col" className="numeric d-none d-xl-table-cell">
              <abbr title={t('history.powerScoreName')}>{t('history.powerScore')}</abbr>
            </th>
            <th scope="col" className="numeric d-none d-xl-table-cell">
              {t('history.party')}
            </th>
            <th scope="col" className="d-none d-xl-table-cell">
              {t('history.weapon')}
            </th>
            <th scope="col" className="numeric">
              {t('history.kda')}
            </th>
            <th scope="col" className="numeric">
              {t('history.damage')}
            </th>
            <th scope="col" className="numeric d-none d-md-table-cell">
              {t('history.damageRec')}
            </th>
            <th scope="col" className="numeric d-none d-md-table-cell">
              {t('history.score')}
            </th>
            <th scope="col" className="numeric d-none d-md-table-cell">
              {t('history.length')}
            </th>
            <th scope="col" className="numeric d-none d-sm-table-cell">
              {t('history.mmr')}
            </th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MatchRow({ match }: { match: MatchHistoryEntry }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const link = useMatchLink();
  return (
    <tr>
      <td>
        <ResultBadge result={match.result} />
        {match.mvp && <span className="mvp">{t('history.mvp')}</span>}
      </td>
      <td>
        <Link className="row-link" {...link(match.id)}>
          {match.map.name}
        </Link>
        <span className="row-note">{gameName('mode', match.mode)}</span>
        <span className="row-note d-lg-none">
          <TimeText instant={match.startedAt} form="shortDateTime" />
        </span>
      </td>
      <td className="nowrap d-none d-lg-table-cell">
        <TimeText instant={match.startedAt} />
      </td>
      <td className="numeric d-none d-xl-table-cell">{format.number(match.powerScore)}</td>
      <td className="numeric d-none d-xl-table-cell">
        {match.partySize > 1 ? format.number(match.partySize) : t('history.partyAlone')}
      </td>
      <td className="d-none d-xl-table-cell">{match.weapon?.name ?? '–'}</td>
      <td className="numeric nowrap">
        {`${format.number(match.kills)} / ${format.number(match.deaths)} / ${format.number(match.assists)}`}
      </td>
      <td className="numeric">{format.number(match.damage)}</td>
      <td className="numeric d-none d-md-table-cell">{format.number(match.damageRec)}</td>
      <td className="numeric d-none d-md-table-cell">{format.number(match.score)}</td>
      <td className="numeric nowrap d-none d-md-table-cell">
        {match.duration > 0 ? format.duration(match.duration) : '–'}
      </td>
      <td className="numeric d-none d-sm-table-cell">
        {match.mmrChange === null ? '–' : format.signed(match.mmrChange)}
      </td>
    </tr>
  );
}
