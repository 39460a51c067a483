import type { Player } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { Teammates } from './teammates.tsx';

/** The names a player has used, newest first, and their most frequent teammates. */
export function NamesCard({ player }: { player: Player }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return (
    <div className="card welcome">
      <div className="card-body">
        <section aria-labelledby="names">
          <h2 id="names">{t('names.title')}</h2>
          <ul className="names">
            {player.nicknames.slice(0, 3).map((row) => (
              <li key={row.nickname}>
                <span className="name">{row.nickname}</span>{' '}
                <span className="muted small">
                  {t('names.matches', { count: row.matches, n: format.number(row.matches) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Teammates player={player} />
      </div>
    </div>
  );
}
