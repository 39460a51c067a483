/** The types of columns that bulk writes need, as PostgreSQL names them. */
export type ColumnType =
  | 'bool'
  | 'int2'
  | 'int4'
  | 'int8'
  | 'float8'
  | 'text'
  | 'bytea'
  | 'timestamptz'
  | 'int2[]'
  | 'int4[]'
  | 'text[]';

const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** Microseconds from 1970 to 2000, PostgreSQL's epoch. */
const POSTGRES_EPOCH_US = 946_684_800_000_000n;
const arrayElements = { 'int2[]': { oid: 21 }, 'int4[]': { oid: 23 }, 'text[]': { oid: 25 } };

/**
 * Builds the input of `COPY … FROM STDIN BINARY`
 * (https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format"). Times are given as
 * epoch milliseconds, bigints as decimal text.
 */
export class BinaryCopyBuilder {
  readonly #types: readonly ColumnType[];
  #buffer = Buffer.allocUnsafe(64 * 1024);
  #length = 0;

  constructor(types: readonly ColumnType[]) {
    this.#types = types;
    this.#ensureCapacity(header.length);
    this.#length += header.copy(this.#buffer, this.#length);
  }

  /** Adds a row with a value for each type. */
  addRow(values: readonly unknown[]): void {
    this.#writeInt2(this.#types.length);
    this.#types.forEach((type, i) => {
      this.#writeField(type, values[i]);
    });
  }

  /** Returns all rows so far with the trailer; nothing can be added after it. */
  finish(): Buffer {
    this.#writeInt2(-1);
    return this.#buffer.subarray(0, this.#length);
  }

  #writeField(type: ColumnType, value: unknown): void {
    if (value === null || value === undefined) {
      this.#writeInt4(-1);
      return;
    }
    switch (type) {
      case 'bool':
        this.#writeInt4(1);
        this.#ensureCapacity(1);
        this.#length = this.#buffer.writeUInt8(value ? 1 : 0, this.#length);
        return;
      case 'int2':
        this.#writeInt4(2);
        this.#writeInt2(value as number);
        return;
      case 'int4':
        this.#writeInt4(4);
        this.#writeInt4(value as number);
        return;
      case 'int8':
        this.#writeInt8(BigInt(value as string));
        return;
      case 'timestamptz':
        this.#writeInt8(BigInt(value as number) * 1000n - POSTGRES_EPOCH_US);
        return;
      case 'float8':
        this.#writeInt4(8);
        this.#ensureCapacity(8);
        this.#length = this.#buffer.writeDoubleBE(value as number, this.#length);
        return;
      case 'text':
        this.#writeText(value as string);
        return;
      case 'bytea':
        this.#writeInt4((value as Buffer).length);
        this.#ensureCapacity((value as Buffer).length);
        this.#length += (value as Buffer).copy(this.#buffer, this.#length);
        return;
      default:
        this.#writeArray(type, value as readonly (number | string)[]);
    }
  }

  #writeArray(type: 'int2[]' | 'int4[]' | 'text[]', values: readonly (number | string)[]): void {
    const start = this.#length;
    this.#writeInt4(0);
    this.#writeInt4(values.length === 0 ? 0 : 1);
    this.#writeInt4(0);
    this.#writeInt4(arrayElements[type].oid);
    if (values.length > 0) {
      this.#writeInt4(values.length);
      this.#writeInt4(1);
      for (const value of values) {
        if (type === 'text[]') this.#writeText(value as string);
        else if (type === 'int4[]') {
          this.#writeInt4(4);
          this.#writeInt4(value as number);
        } else {
          this.#writeInt4(2);
          this.#writeInt2(value as number);
        }
      }
    }
    this.#buffer.writeInt32BE(this.#length - start - 4, start);
  }

  #writeText(value: string): void {
    // UTF-8 needs at most three bytes per UTF-16 unit.
    this.#ensureCapacity(4 + value.length * 3);
    const writtenBytes = this.#buffer.write(value, this.#length + 4);
    this.#buffer.writeInt32BE(writtenBytes, this.#length);
    this.#length += 4 + writtenBytes;
  }

  #writeInt2(value: number): void {
    this.#ensureCapacity(2);
    this.#length = this.#buffer.writeInt16BE(value, this.#length);
  }

  #writeInt4(value: number): void {
    this.#ensureCapacity(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  #writeInt8(value: bigint): void {
    this.#writeInt4(8);
    this.#ensureCapacity(8);
    this.#length = this.#buffer.writeBigInt64BE(value, this.#length);
  }

  #ensureCapacity(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + bytes));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
