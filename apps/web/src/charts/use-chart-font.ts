import { useEffect, useState } from 'react';

/**
 * Returns the font of charts; a new object once the font has loaded, because unlike a page a canvas
 * has to be redrawn then.
 */
export function useChartFont(): { family: string } {
  const [font, setFont] = useState(() => {
    const { fontFamily } = getComputedStyle(document.body);
    return { family: fontFamily, isLoaded: document.fonts.check(firstOf(fontFamily)) };
  });
  useEffect(() => {
    if (font.isLoaded) return;
    let mounted = true;
    const show = () => mounted && setFont({ ...font, isLoaded: true });
    // If it fails, charts are readable in the system's fonts.
    document.fonts.load(firstOf(font.family)).then(show, () => undefined);
    return () => {
      mounted = false;
    };
  }, [font]);
  return font;
}

const firstOf = (family: string) => `1em ${family.split(',', 1)[0]}`;
