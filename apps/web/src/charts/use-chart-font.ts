import { useEffect, useState } from 'react';

/**
 * The face that a canvas writes in; another object once it has come: a page writes its text anew
 * then, a canvas has to be drawn anew.
 */
export function useChartFont(): { family: string } {
  const [font, setFont] = useState(() => {
    const { fontFamily } = getComputedStyle(document.body);
    return { family: fontFamily, isThere: document.fonts.check(firstOf(fontFamily)) };
  });
  useEffect(() => {
    if (font.isThere) return;
    let wanted = true;
    const show = () => wanted && setFont({ ...font, isThere: true });
    // The faces of the system write as well.
    document.fonts.load(firstOf(font.family)).then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, [font]);
  return font;
}

const firstOf = (family: string) => `1em ${family.split(',', 1)[0]}`;
