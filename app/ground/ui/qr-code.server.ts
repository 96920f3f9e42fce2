import { encode } from 'uqr'

/** A QR code as one path of an SVG. `size`: of its square, in modules. */
export type QrCode = { readonly size: number; readonly path: string }

export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
