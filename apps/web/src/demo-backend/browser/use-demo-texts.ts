import { useTranslation } from 'react-i18next';
import cn from '../texts/cn.json';
import de from '../texts/de.json';
import en from '../texts/en.json';
import es from '../texts/es.json';
import fr from '../texts/fr.json';
import kr from '../texts/kr.json';
import nl from '../texts/nl.json';
import pl from '../texts/pl.json';
import ru from '../texts/ru.json';

type Texts = typeof en;

/** They stand here and not in src/i18n, of which every build has every file. */
const texts: Record<string, Texts> = { cn, de, en, es, fr, kr, nl, pl, ru };

/** The texts of the demo's own notices, in the language of the page. */
export function useDemoTexts(): Texts {
  const { i18n } = useTranslation();
  return texts[i18n.language] ?? en;
}
