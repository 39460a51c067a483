/**
 * SHA-256 (FIPS 180-4) without waiting: `crypto.subtle` takes no stream, answers later, and is missing
 * where a page did not come over a safe connection.
 */
export class Sha256 {
  readonly #state = Uint32Array.from(start);
  readonly #words = new Uint32Array(64);
  readonly #block = new Uint8Array(64);
  #filled = 0;
  #length = 0;

  update(bytes: Uint8Array): this {
    this.#length += bytes.length;
    let at = 0;
    while (at < bytes.length) {
      const take = Math.min(64 - this.#filled, bytes.length - at);
      this.#block.set(bytes.subarray(at, at + take), this.#filled);
      this.#filled += take;
      at += take;
      if (this.#filled === 64) this.#mix();
    }
    return this;
  }

  /** The hash in hex; nothing can be added after it. */
  hex(): string {
    const bits = this.#length * 8;
    this.#block.fill(0, this.#filled);
    this.#block[this.#filled] = 0x80;
    if (this.#filled > 55) {
      this.#mix();
      this.#block.fill(0);
    }
    const view = new DataView(this.#block.buffer);
    view.setUint32(56, Math.floor(bits / 2 ** 32));
    view.setUint32(60, bits % 2 ** 32);
    this.#mix();
    return [...this.#state].map((word) => word.toString(16).padStart(8, '0')).join('');
  }

  #mix(): void {
    this.#filled = 0;
    const w = this.#words;
    const view = new DataView(this.#block.buffer);
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15] as number;
      const b = w[i - 2] as number;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
    }
    const state = this.#state;
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (w[i] as number)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = (state[i] as number) + word;
    });
  }
}

const encoder = new TextEncoder();

export function sha256(text: string): string {
  return new Sha256().update(encoder.encode(text)).hex();
}

type Eight = [number, number, number, number, number, number, number, number];

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
/** The first 32 bits behind the point. */
const fraction = (n: number) => Math.floor((n % 1) * 2 ** 32);
/** Of the square roots of the first eight primes, and of the cube roots of the first 64. */
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
