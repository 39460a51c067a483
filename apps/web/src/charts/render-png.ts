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
/** Pixels per CSS px, enough to print it in a column. */
const SCALE = 2;
const HEADING = 40;
const MARGIN = 16;

/** Returns a chart as a PNG in the colours of the screen, with its name above it. */
export async function renderPng(svg: SVGSVGElement, name: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  for (const transient of copy.querySelectorAll('.chart-crosshair')) transient.remove();
  const body = getComputedStyle(document.body);
  copy.prepend(await fontStyles(body.fontFamily));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + HEADING + MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas');
  context.scale(SCALE, SCALE);
  const ground = svg.querySelector('.chart-ground');
  if (ground !== null) context.fillStyle = getComputedStyle(ground).fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = body.color;
  context.font = `600 15px ${body.fontFamily}`;
  context.fillText(name, MARGIN, 26);
  context.drawImage(image, MARGIN, HEADING, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)));
  });
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
async function fontStyles(families: string): Promise<SVGStyleElement> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(rulesOf(sheet)));
  const fonts = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && isUsed(rule.style, families),
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(fonts.map(embed))).join('\n');
  return style;
}

/** The style sheet of a browser extension may not be readable. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function isUsed(face: CSSStyleDeclaration, families: string): boolean {
  const family = face.getPropertyValue('font-family').replaceAll('"', '');
  if (!families.replaceAll('"', '').split(', ').includes(family)) return false;
  const range = face.getPropertyValue('unicode-range');
  return Array.from(document.fonts).some(
    (font) =>
      font.status === 'loaded' &&
      font.family.replaceAll('"', '') === family &&
      (range === '' || sameRange(font.unicodeRange, range)),
  );
}

const sameRange = (a: string, b: string) =>
  a.replaceAll(' ', '').toLowerCase() === b.replaceAll(' ', '').toLowerCase();

async function embed(rule: CSSFontFaceRule): Promise<string> {
  const [, url] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (url === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const response = await fetch(new URL(url, base));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return rule.cssText.replace(url, `data:font/woff2;base64,${btoa(binary)}`);
}
