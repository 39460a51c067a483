import type { FooterPageName } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../page-title.tsx';
import { ContactSection } from './contact-section.tsx';
import { SiteLinks } from './site-links.tsx';

interface Section {
  title: string;
  text: string[];
}

/** The built-in text of a footer page. */
export function BuiltInText({ topic }: { topic: FooterPageName }) {
  const { t } = useTranslation('footer-pages');
  const sections = t(`${topic}.sections`, { returnObjects: true }) as Section[];
  return (
    <>
      <PageTitle />
      <p className="lead-text">{t(`${topic}.lead`)}</p>
      <div className="card prose">
        <div className="card-body info-text">
          {sections.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          {topic === 'help' && <SiteLinks />}
          {topic === 'support' && <ContactSection />}
        </div>
      </div>
    </>
  );
}
