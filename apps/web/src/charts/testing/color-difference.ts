/** Red, green and blue from 0 to 255, sRGB. */
export type Color = [number, number, number];
type Triple = [number, number, number];

/** Returns the linear light of each channel, from 0 to 1 (IEC 61966-2-1). */
function toLinear(color: Color): Triple {
  return color.map((byte) => {
    const c = byte / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** Returns the contrast ratio of WCAG 2.2, 1.4.3. */
export function contrast(a: Color, b: Color): number {
  const luminance = (color: Color) => {
    const [r, g, bl] = toLinear(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/**
 * Convert linear light to what people see who lack one kind of cone: the matrices for severity 1.0
 * of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", IEEE TVCG 15 (2009).
 */
const visionMatrices = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Triple[]>;

export type Vision = keyof typeof visionMatrices;
export const visionNames = Object.keys(visionMatrices) as Vision[];

/** Returns a colour as CIELAB (D65), seen with the given kind of colour vision. */
export function toLab(color: Color, vision: Vision): Triple {
  const linear = toLinear(color);
  const [r, g, b] = visionMatrices[vision].map(([x, y, z]) =>
    Math.min(1, Math.max(0, x * linear[0] + y * linear[1] + z * linear[2])),
  ) as Triple;
  const f = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIANS = Math.PI / 180;
const cosine = (degrees: number) => Math.cos(degrees * RADIANS);

/**
 * Returns the difference of two CIELAB colours, CIEDE2000. Formula: Sharma, Wu and Dalal, "The
 * CIEDE2000 Color-Difference Formula", Color Research and Application 30 (2005).
 */
export function colorDifference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chromaWeight = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const g = 0.5 * (1 - chromaWeight((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [first, second] = [
    [a1 * (1 + g), b1],
    [a2 * (1 + g), b2],
  ] as [[number, number], [number, number]];
  const [c1, c2] = [Math.hypot(...first), Math.hypot(...second)];
  const angle = ([a, b]: [number, number]) => (Math.atan2(b, a) / RADIANS + 360) % 360;
  const [h1, h2] = [angle(first), angle(second)];
  const wrapsAround = Math.abs(h1 - h2) > 180;
  const isGray = c1 * c2 === 0;
  const hueDifference = isGray ? 0 : h2 - h1 - (wrapsAround ? Math.sign(h2 - h1) * 360 : 0);
  const hueSum = h1 + h2;
  const meanHue = isGray ? hueSum : (hueSum + (wrapsAround ? (hueSum < 360 ? 360 : -360) : 0)) / 2;
  const [meanL, meanC] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * cosine(meanHue - 30) +
    0.24 * cosine(2 * meanHue) +
    0.32 * cosine(3 * meanHue + 6) -
    0.2 * cosine(4 * meanHue - 63);
  const lightness =
    (l2 - l1) / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * meanC);
  const hue =
    (2 * Math.sqrt(c1 * c2) * Math.sin((hueDifference / 2) * RADIANS)) / (1 + 0.015 * meanC * t);
  const rotation =
    -Math.sin(60 * RADIANS * Math.exp(-(((meanHue - 275) / 25) ** 2))) * 2 * chromaWeight(meanC);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}
