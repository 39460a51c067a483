import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

/** Opens the parts of a build that logs reveal in the part picker; for rows that link to something else. */
export function PickerLink({ build }: { build: string }) {
  const { t } = useTranslation('shell');
  return (
    <Link className="picker-link" to={paths.partPicker({ build })}>
      {t('nav.partPicker')}
    </Link>
  );
}
