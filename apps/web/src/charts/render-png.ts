import { standaloneSvg } from './standalone-svg.ts';

/** Pixels per CSS px; enough for print. */
const SCALE = 2;
const HEADING_HEIGHT_PX = 40;
const MARGIN_PX = 16;

/** Renders a chart as a PNG in its current colours, with its name above it, and a legend of its series. */
export async function renderPng(
  svg: SVGSVGElement,
  name: string,
  series: readonly { name: string; color: string }[] = [],
): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const body = getComputedStyle(document.body);
  const text = await standaloneSvg(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN_PX) * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas');
  context.font = legendFont(body.fontFamily);
  const legend = layOutLegend(series, width, (text) => context.measureText(text).width);
  const top = HEADING_HEIGHT_PX + legend.height;
  canvas.height = (height + top + MARGIN_PX) * SCALE;
  context.scale(SCALE, SCALE);
  const background = svg.querySelector('.chart-background');
  if (background !== null) context.fillStyle = getComputedStyle(background).fill;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = body.color;
  context.font = `600 15px ${body.fontFamily}`;
  context.fillText(name, MARGIN_PX, 26);
  context.font = legendFont(body.fontFamily);
  for (const { name: text, color, x, y } of legend.entries) {
    context.fillStyle = color;
    context.fillRect(MARGIN_PX + x, HEADING_HEIGHT_PX + y, 10, 10);
    context.fillStyle = body.color;
    context.fillText(text, MARGIN_PX + x + 15, HEADING_HEIGHT_PX + y + 9);
  }
  context.drawImage(image, MARGIN_PX, top, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The canvas could not be encoded')) : resolve(blob),
    );
  });
}

const LEGEND_LINE_HEIGHT_PX = 20;
const legendFont = (family: string) => `12px ${family}`;

/** Returns where the entries of a legend are, in as many lines as they need. */
function layOutLegend(
  series: readonly { name: string; color: string }[],
  width: number,
  measure: (text: string) => number,
) {
  let [x, y] = [0, 0];
  const entries = series.map((entry) => {
    const entryWidth = 15 + measure(entry.name) + 16;
    if (x > 0 && x + entryWidth > width) [x, y] = [0, y + LEGEND_LINE_HEIGHT_PX];
    const placed = { ...entry, x, y };
    x += entryWidth;
    return placed;
  });
  return { entries, height: series.length === 0 ? 0 : y + LEGEND_LINE_HEIGHT_PX };
}
