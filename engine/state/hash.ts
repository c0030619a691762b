/** 64 bits over the bytes, as 16 hexadecimal digits: two FNV-1a-like lanes with a final mix. Equal bytes, equal hash. */
export function hashBytes(bytes: Uint8Array): string {
  let a = 0x811c9dc5 | 0;
  let b = 0x9e3779b9 | 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ byte, 0x85ebca6b) ^ (b >>> 13);
  }
  return hex(mix(a ^ (b >>> 7))) + hex(mix(b + Math.imul(a, 0x27d4eb2f)));
}

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, "0");
