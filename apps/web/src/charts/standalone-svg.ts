/** Properties that style sheets set on charts; a saved picture has no style sheet. */
const COPIED_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
];

/** Returns a chart as an SVG in its current colours that needs no style sheet and no font of the page. */
export async function standaloneSvg(svg: SVGSVGElement): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  for (const transient of copy.querySelectorAll('.chart-crosshair')) transient.remove();
  copy.prepend(await createFontStyles(getComputedStyle(document.body).fontFamily));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

function copyStyles(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  const styles = COPIED_PROPERTIES.map(
    (property) => `${property}:${computed.getPropertyValue(property)}`,
  );
  to.setAttribute('style', styles.join(';'));
  Array.from(from.children).forEach((child, index) => {
    const counterpart = to.children[index];
    if (counterpart !== undefined) copyStyles(child, counterpart);
  });
}

/** Returns the loaded web fonts of a family list as rules with the fonts embedded. */
async function createFontStyles(families: string): Promise<SVGStyleElement> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(readRules(sheet)));
  const fonts = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && isLoadedFace(rule.style, families),
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(fonts.map(embedFont))).join('\n');
  return style;
}

/** Returns the rules of a style sheet; those of browser extensions may not be readable. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function isLoadedFace(face: CSSStyleDeclaration, families: string): boolean {
  const family = face.getPropertyValue('font-family').replaceAll('"', '');
  if (!families.replaceAll('"', '').split(', ').includes(family)) return false;
  const range = face.getPropertyValue('unicode-range');
  return Array.from(document.fonts).some(
    (font) =>
      font.status === 'loaded' &&
      font.family.replaceAll('"', '') === family &&
      (range === '' || isSameRange(font.unicodeRange, range)),
  );
}

const isSameRange = (a: string, b: string) =>
  a.replaceAll(' ', '').toLowerCase() === b.replaceAll(' ', '').toLowerCase();

async function embedFont(rule: CSSFontFaceRule): Promise<string> {
  const [, url] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (url === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const response = await fetch(new URL(url, base));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return rule.cssText.replace(url, `data:font/woff2;base64,${btoa(binary)}`);
}
