import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { Picker } from './use-picker.ts';

/** Links from a comparison or a crafting plan back to the list of parts. */
export function BackToList({ href }: Pick<Picker, 'href'>) {
  const { t } = useTranslation('parts');
  return (
    <p className="mb-0">
      <Link className="btn btn-surface" to={href({ view: 'cards' })}>
        <Icon name="chevronLeft" />
        {t('compare.back')}
      </Link>
    </p>
  );
}
