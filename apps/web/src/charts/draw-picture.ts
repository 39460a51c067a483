/** What a style sheet can say of the shapes of a chart; a picture on its own has no style sheet. */
const STYLES = [
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
/** Pixels per px, enough for print in a column. */
const SCALE = 2;
const HEADING = 40;
const MARGIN = 16;

/** Returns a chart as a PNG in the colours of the screen, with its name above it. */
export async function drawPicture(svg: SVGSVGElement, name: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  for (const passing of copy.querySelectorAll('.chart-crosshair')) passing.remove();
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
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas');
  pen.scale(SCALE, SCALE);
  const ground = svg.querySelector('.chart-ground');
  if (ground !== null) pen.fillStyle = getComputedStyle(ground).fill;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = body.color;
  pen.font = `600 15px ${body.fontFamily}`;
  pen.fillText(name, MARGIN, 26);
  pen.drawImage(image, MARGIN, HEADING, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture')) : resolve(blob)));
  });
}

function copyStyles(from: Element, to: Element): void {
  const look = getComputedStyle(from);
  const styles = STYLES.map((property) => `${property}:${look.getPropertyValue(property)}`);
  to.setAttribute('style', styles.join(';'));
  Array.from(from.children).forEach((child, index) => {
    const twin = to.children[index];
    if (twin !== undefined) copyStyles(child, twin);
  });
}

/** Returns the loaded web fonts of a family list as rules that need nothing else. */
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

/** A sheet of a browser extension does not let itself be read. */
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
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  const response = await fetch(new URL(address, base));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return rule.cssText.replace(address, `data:font/woff2;base64,${btoa(letters)}`);
}
