import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** Opens what logs show of a build in the part picker, from a row that leads elsewhere. */
export function PickerLink({ build }: { build: string }) {
  const { t } = useTranslation('shell');
  return (
    <Link className="picker-link" to={paths.partPicker({ build })}>
      {t('nav.partPicker')}
    </Link>
  );
}
