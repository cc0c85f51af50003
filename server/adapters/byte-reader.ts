/** Reads big-endian numbers one after the other; beyond the end it throws RangeError. */
export class ByteReader {
  private readonly view: DataView;
  private at: number;

  constructor(bytes: Uint8Array, start = 0) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = start;
  }

  skip(count: number): void {
    this.at += count;
  }

  u8(): number {
    this.at += 1;
    return this.view.getUint8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.view.getUint16(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.view.getInt16(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4);
  }

  tag(): string {
    return String.fromCharCode(this.u8(), this.u8(), this.u8(), this.u8());
  }

  bytes(count: number): Uint8Array {
    const start = this.view.byteOffset + this.at;
    if (count < 0 || this.at + count > this.view.byteLength) throw new RangeError('beyond the end');
    this.at += count;
    return new Uint8Array(this.view.buffer, start, count);
  }

  /** UIntBase128 of WOFF2: seven bits per byte, the highest first. */
  base128(): number {
    let value = 0;
    for (let length = 0; length < 5; length += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('a number of more than five bytes');
  }

  /** 255UInt16 of WOFF2: one byte for small numbers, two or three for larger ones. */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
