import './explanation.scss';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { type ExplainedStat, helpAnchor } from './explained-stats.ts';

/** What a stat means, with a link to all other stats. */
export function Explanation({ stat }: { stat: ExplainedStat }) {
  const { t } = useTranslation('footer-pages', { keyPrefix: 'explain' });
  return (
    <>
      <strong>{t(`stats.${stat}.name`)}</strong>
      <span>{t(`stats.${stat}.text`)}</span>
      <Link to={`${paths.help()}#${helpAnchor(stat)}`}>{t('more')}</Link>
    </>
  );
}
