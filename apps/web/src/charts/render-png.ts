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

/** Renders a chart as a PNG in its current colours, with its name above it, and a legend of its series. */
export async function renderPng(
  svg: SVGSVGElement,
  name: string,
  series: readonly { name: string; color: string }[] = [],
): Promise<Blob> {
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
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas');
  context.font = legendFont(body.fontFamily);
  const legend = layOutLegend(series, width, (text) => context.measureText(text).width);
  const top = HEADING_HEIGHT + legend.height;
  canvas.height = (height + top + MARGIN) * SCALE;
  context.scale(SCALE, SCALE);
  const background = svg.querySelector('.chart-ground');
  if (background !== null) context.fillStyle = getComputedStyle(background).fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = body.color;
  context.font = `600 15px ${body.fontFamily}`;
  context.fillText(name, MARGIN, 26);
  context.font = legendFont(body.fontFamily);
  for (const { name: text, color, x, y } of legend.entries) {
    context.fillStyle = color;
    context.fillRect(MARGIN + x, HEADING_HEIGHT + y, 10, 10);
    context.fillStyle = body.color;
    context.fillText(text, MARGIN + x + 15, HEADING_HEIGHT + y + 9);
  }
  context.drawImage(image, MARGIN, top, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The canvas could not be encoded')) : resolve(blob),
    );
  });
}

const LEGEND_LINE = 20;
const legendFont = (family: string) => `12px ${family}`;

/** Returns where the entries of a legend are, in as many lines as they need. */
function layOutLegend(
  series: readonly { name: string; color: string }[],
  width: number,
  measure: (text: string) => number,
) {
  let [x, y] = [0, 0];
  const entries = series.map((entry) => {
    const needed = 15 + measure(entry.name) + 16;
    if (x > 0 && x + needed > width) [x, y] = [0, y + LEGEND_LINE];
    const placed = { ...entry, x, y };
    x += needed;
    return placed;
  });
  return { entries, height: series.length === 0 ? 0 : y + LEGEND_LINE };
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
