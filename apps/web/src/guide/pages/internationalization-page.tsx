import { languages } from '../../i18n/languages.ts';
import { GuideFrame } from '../components/guide-frame.tsx';
import { Quote } from '../components/quote.tsx';
import { Shell } from '../components/shell.tsx';
import { Topic } from '../components/topic.tsx';
import hooks from '../snippets/use-texts.tsx?raw';
import wrapped from '../snippets/with-texts.tsx?raw';

/** Texts in several languages. */
export function InternationalizationPage() {
  return (
    <GuideFrame title="Internationalization">
      <Topic title="Introduction">
        <p>
          All texts are in <code>apps/web/src/i18n</code>, with a folder per language and a file per
          area: {languages.map(({ name }) => name).join(', ')}. English is the source and the
          fallback. The browser only loads the areas it shows, in the current language. This guide
          and the gallery are for developers, and in English only.
        </p>
        <p>
          Keys are typed: an unknown key doesn’t compile. A test fails if a language has a missing
          key, an extra key, or different placeholders from English.
        </p>
        <Shell>npx vitest run apps/web/src/i18n</Shell>
      </Topic>
      <Topic title="Usage with hooks">
        <Quote file="apps/web/src/guide/snippets/use-texts.tsx" code={hooks} />
        <p>
          Format dates and numbers with <code>useFormat</code>, which follows the language.
        </p>
      </Topic>
      <Topic title="Usage with HOC">
        <Quote file="apps/web/src/guide/snippets/with-texts.tsx" code={wrapped} />
      </Topic>
      <Topic title="Learn more">
        <p>
          It uses <a href="https://www.i18next.com/">i18next</a> with{' '}
          <a href="https://react.i18next.com/">react-i18next</a>.
        </p>
      </Topic>
    </GuideFrame>
  );
}
