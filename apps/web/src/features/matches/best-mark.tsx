import { useTranslation } from 'react-i18next';

/** A star beside the highest value of the match: a shape, so that colour is not the only sign. */
export function BestMark() {
  const { t } = useTranslation('matches');
  return (
    <svg className="best-mark" viewBox="0 0 24 24" role="img" aria-label={t('best')}>
      <path d="M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z" />
    </svg>
  );
}
