import type { MatchDescription, MatchDifference, ModeratedLog } from '@scrapboard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';

/** What a log and the description that counts say about the match as a whole, side by side. */
export function DescriptionTable({
  log: { claimed, standing, differences },
}: {
  log: ModeratedLog;
}) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const rows: [MatchDifference | 'extent', (match: MatchDescription) => ReactNode][] = [
    ['startedAt', ({ startedAt }) => <TimeText instant={startedAt} />],
    [
      'winnerTeam',
      ({ winnerTeam }) =>
        winnerTeam === null ? t('log.unknown') : t('log.team', { n: format.number(winnerTeam) }),
    ],
    [
      'battleTime',
      ({ battleTime }) => (battleTime === null ? t('log.unknown') : format.duration(battleTime)),
    ],
    ['extent', ({ extent }) => (extent === null ? t('log.unknown') : t(`extents.${extent}`))],
  ];
  return (
    <ScrollRegion className="table-scroll" aria-label={t('log.match')}>
      <table className="table data-table moderation-compare">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('log.claimed')}</th>
            {standing !== null && <th scope="col">{t('log.standing')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, renderValue]) => (
            <tr key={name}>
              <th scope="row">{t(`facts.${name}`)}</th>
              <td>
                <span className={isDifferent(differences, name) ? 'moderation-differs' : ''}>
                  {renderValue(claimed)}
                </span>
              </td>
              {standing !== null && <td>{renderValue(standing)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const isDifferent = (differences: readonly MatchDifference[], name: string) =>
  differences.some((difference) => difference === name);
