import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { type Counting, countings } from './part-kinds.ts';

interface Props {
  counting: Counting;
  href: (counting: Counting) => string;
}

/** Chooses whether a part counts where it dealt damage, or in every match of its vehicle. */
export function CountingSwitch({ counting, href }: Props) {
  const { t } = useTranslation('performance');
  return (
    <ChoiceLinks
      label={t('counting.label')}
      choices={countings.map((value) => ({ value, text: t(`counting.${value}`) }))}
      current={counting}
      href={href}
    />
  );
}
