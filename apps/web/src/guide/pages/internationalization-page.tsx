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
          Every text of the product stands in apps/web/src/i18n, a folder a language and a file an
          area: {languages.map(({ name }) => name).join(', ')}. English is the language that others
          are compared with and fall back to. A browser loads the areas it shows, in the language it
          was asked for. This guide and the gallery are for developers, and in English alone.
        </p>
        <p>
          Keys are typed: one that does not exist does not compile. A test fails where a language
          lacks a key, has one too many, or other placeholders than English.
        </p>
        <Shell>npx vitest run apps/web/src/i18n</Shell>
      </Topic>
      <Topic title="Usage with hooks">
        <Quote file="apps/web/src/guide/snippets/use-texts.tsx" code={hooks} />
        <p>
          Dates and numbers come from <code>useFormat</code>, which writes them as the language
          does.
        </p>
      </Topic>
      <Topic title="Usage with HOC">
        <Quote file="apps/web/src/guide/snippets/with-texts.tsx" code={wrapped} />
      </Topic>
      <Topic title="Learn more">
        <p>
          The library is <a href="https://www.i18next.com/">i18next</a>, for React{' '}
          <a href="https://react.i18next.com/">react-i18next</a>.
        </p>
      </Topic>
    </GuideFrame>
  );
}
