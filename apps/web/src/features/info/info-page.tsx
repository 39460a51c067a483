import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';

interface Props {
  topic: 'support' | 'help' | 'privacy' | 'terms';
}

/** The pages of the footer. */
export function InfoPage({ topic }: Props) {
  const { t } = useTranslation('info');
  const paragraphs = t(`${topic}.text`, { returnObjects: true }) as string[];
  return (
    <>
      <PageTitle title={t(`${topic}.title`)} />
      <div className="card prose mt-3">
        <div className="card-body">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </>
  );
}
