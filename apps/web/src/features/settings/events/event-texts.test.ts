import { type SecurityEventKind, securityEventKind } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import cn from '../../../i18n/cn/settings.json' with { type: 'json' };
import de from '../../../i18n/de/settings.json' with { type: 'json' };
import en from '../../../i18n/en/settings.json' with { type: 'json' };
import es from '../../../i18n/es/settings.json' with { type: 'json' };
import fr from '../../../i18n/fr/settings.json' with { type: 'json' };
import kr from '../../../i18n/kr/settings.json' with { type: 'json' };
import type { LanguageCode } from '../../../i18n/languages.ts';
import nl from '../../../i18n/nl/settings.json' with { type: 'json' };
import pl from '../../../i18n/pl/settings.json' with { type: 'json' };
import ru from '../../../i18n/ru/settings.json' with { type: 'json' };

type EventTexts = { events: { kinds: Record<SecurityEventKind, string> } };

/** Does not compile if a kind of event has no text in one of the languages. */
const texts = { cn, de, en, es, fr, kr, nl, pl, ru } satisfies Record<LanguageCode, EventTexts>;

test.each(Object.entries(texts))(
  'every kind of event has a text of its own in %s',
  (_, { events }) => {
    expect(Object.keys(events.kinds)).toEqual(securityEventKind.options);
    expect(new Set(Object.values(events.kinds)).size).toBe(securityEventKind.options.length);
  },
);
