import type { Player } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';

/** The names a player has used, newest first. */
export function NamesCard({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <section className="card" aria-labelledby="names">
      <div className="card-body">
        <h2 id="names">{t('names.title')}</h2>
        <p className="card-note mb-2">
          {t('names.seen', {
            first: format.date(player.firstSeenAt),
            last: format.date(player.lastSeenAt),
          })}
        </p>
        <ul className="mates">
          {player.nicknames.slice(0, 3).map((row) => (
            <li key={row.nickname}>
              <span className="name">{row.nickname}</span>
              <span className="muted small">
                {t('names.matches', { count: row.matches, n: format.number(row.matches) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
