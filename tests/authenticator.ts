import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app shows for a key. @param steps 1: the next one, which is valid already */
export function codeOf(key: string, steps = 0): string {
  const bits = [...key.replaceAll(/\s/g, '')].map((letter) =>
    base32.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const secret = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Six digits that are no code of this key now, nor soon. */
export function wrongCodeOf(key: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(key, steps)))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.has(code))!
}
