import { useEffect, useState } from 'react';

/**
 * Returns the font of charts; a new object once the font has loaded, because unlike a page a canvas
 * has to be redrawn then.
 */
export function useChartFont(): { family: string } {
  const [font, setFont] = useState(() => {
    const { fontFamily } = getComputedStyle(document.body);
    return { family: fontFamily, isLoaded: document.fonts.check(firstFamily(fontFamily)) };
  });
  useEffect(() => {
    if (font.isLoaded) return;
    let isMounted = true;
    const markLoaded = () => isMounted && setFont({ ...font, isLoaded: true });
    // If loading fails, the fallback font is used.
    document.fonts.load(firstFamily(font.family)).then(markLoaded, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [font]);
  return font;
}

const firstFamily = (family: string) => `1em ${family.split(',', 1)[0]}`;
