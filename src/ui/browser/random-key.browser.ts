/** 128 random bits; `randomUUID` would need a secure context, which a phone on a plain address has not. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
