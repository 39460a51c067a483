import { useEffect, useState } from 'react';

/**
 * The face that a canvas writes in, and whether it has come: a page writes its text anew then, a
 * canvas has to be drawn anew.
 */
export function useChartFont(): { family: string; isThere: boolean } {
  const [family] = useState(() => getComputedStyle(document.body).fontFamily);
  const face = `1em ${family.split(',', 1)[0]}`;
  const [isThere, setIsThere] = useState(() => document.fonts.check(face));
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    const show = () => wanted && setIsThere(true);
    // The faces of the system write as well.
    document.fonts.load(face).then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, [face, isThere]);
  return { family, isThere };
}
