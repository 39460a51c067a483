import cn from './cn.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import kr from './kr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

export type DemoTexts = typeof en;

/** Not in src/i18n, whose files are part of every build. */
const texts: Record<string, DemoTexts> = { cn, de, en, es, fr, kr, nl, pl, ru };

/** Returns the demo's own texts by language code. */
export function demoTexts(language: string | undefined): DemoTexts {
  return texts[language ?? ''] ?? en;
}
