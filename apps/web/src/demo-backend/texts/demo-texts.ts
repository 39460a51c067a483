import cn from './cn.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import kr from './kr.json';
import nl from './nl.json';
import pl from './pl.json';
import ru from './ru.json';

export type DemoTexts = typeof en;

/** They stand here and not in src/i18n, of which every build has every file. */
const texts: Record<string, DemoTexts> = { cn, de, en, es, fr, kr, nl, pl, ru };

/** What the demo says of itself, by the code of a language. */
export function demoTexts(language: string | undefined): DemoTexts {
  return texts[language ?? ''] ?? en;
}
