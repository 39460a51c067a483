import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useFormat } from '../use-format.ts';

/** The choices of the menu; a URL may contain any other number. */
const CHOICES = [5, 20, 50, 100, 500];

interface Props {
  /** The minimum number of games shown; 0 shows all. */
  value: number;
  /** Returns the URL of the list with another minimum. */
  href: (value: number) => string;
  /** How many entries are left out, if known. */
  hiddenCount?: number;
}

/** Sets the minimum number of games of the entries in a list of players or parts. */
export function MinGamesSelect({ value, href, hiddenCount = 0 }: Props) {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const navigate = useNavigate();
  const choices = CHOICES.includes(value) || value === 0 ? CHOICES : [...CHOICES, value];
  return (
    <div className="min-games">
      {hiddenCount > 0 && (
        <span className="card-note" role="status">
          {t('minGames.hidden', { n: format.number(hiddenCount) })}
        </span>
      )}
      <select
        className="form-select form-select-sm"
        aria-label={t('minGames.label')}
        value={value}
        onChange={({ target }) =>
          void navigate(href(Number(target.value)), { preventScrollReset: true })
        }
      >
        <option value={0}>{t('minGames.any')}</option>
        {choices
          .toSorted((a, b) => a - b)
          .map((games) => (
            <option key={games} value={games}>
              {t('minGames.atLeast', { n: format.number(games) })}
            </option>
          ))}
      </select>
    </div>
  );
}

/** Shown in place of a list whose entries all have fewer games. */
export function NotEnoughGames({ allHref }: { allHref: string }) {
  const { t } = useTranslation('filters');
  return (
    <Notice icon="filter" title={t('minGames.none')}>
      <Link className="btn btn-outline-primary btn-sm" to={allHref} preventScrollReset>
        {t('minGames.showAll')}
      </Link>
    </Notice>
  );
}
