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
/** Pixels per CSS px; enough for print. */
const SCALE = 2;
const HEADING_HEIGHT = 40;
const MARGIN = 16;

/** Renders a chart as a PNG in its current colours, with its name above it. */
export async function renderPng(svg: SVGSVGElement, name: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  for (const transient of copy.querySelectorAll('.chart-crosshair')) transient.remove();
  const body = getComputedStyle(document.body);
  copy.prepend(await createFontStyles(body.fontFamily));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + HEADING_HEIGHT + MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas');
  context.scale(SCALE, SCALE);
  const background = svg.querySelector('.chart-ground');
  if (background !== null) context.fillStyle = getComputedStyle(background).fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = body.color;
  context.font = `600 15px ${body.fontFamily}`;
  context.fillText(name, MARGIN, 26);
  context.drawImage(image, MARGIN, HEADING_HEIGHT, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The canvas could not be encoded')) : resolve(blob),
    );
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
