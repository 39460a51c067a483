import { useTranslation } from 'react-i18next';
import { type Counting, countings } from './part-kinds.ts';
import { SegmentLinks } from './segment-links.tsx';

interface Props {
  counting: Counting;
  href: (counting: Counting) => string;
}

/** Chooses whether a part counts where it dealt damage, or in every match of its vehicle. */
export function CountingSwitch({ counting, href }: Props) {
  const { t } = useTranslation('performance');
  return (
    <SegmentLinks
      label={t('counting.label')}
      values={countings}
      current={counting}
      text={(value) => t(`counting.${value}`)}
      href={href}
    />
  );
}
