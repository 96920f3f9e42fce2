import { previewSize } from '../../app/directory/link-preview.ts'

const { width, height } = previewSize
/** Height of the picture in pixels: the rest is the band. */
const pictureHeight = 586
/** The part of a tall picture that is shown, from 0 (top) to 1: the subject is usually below the middle. */
const belowMiddle = 0.85
const mostPixels = 50_000_000

// The mark as in public/mark.svg, on the brand's band of water. No words: a machine may have no fonts.
const frame = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <path fill="#1ac9be" d="M0 556q75-34 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V630H0Z"/>
  <path fill="#066d89" d="M-75 580q75-34 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0 150 0V630H-75Z"/>
  <circle cx="116" cy="528" r="72" fill="#fcfaf5"/>
  <g transform="translate(52 464) scale(3.2)">
    <circle cx="20" cy="20" r="20" fill="#f55e2a"/>
    <path fill="#0789a8" d="M.4 24q4.9-3 9.8 0t9.8 0 9.8 0 9.8 0A20 20 0 0 1 .4 24Z"/>
    <path fill="#1ac9be" d="M3 30.5q4.5-2.5 8.5 0t8.5 0 8.5 0 8.5 0A20 20 0 0 1 3 30.5Z"/>
    <path fill="#fcfaf5" d="M10.5 9.5h19q-.6 7.5-9.5 8-8.9-.5-9.5-8ZM15.8 18.8h8.4l1.6 13.6H14.2Z"/>
    <path fill="#d2ccbe" d="M21.5 18.8h2.7l1.6 13.6h-4Z"/>
  </g>
</svg>`)

/** To be raised with whatever changes what is made of the same picture. */
export const recipe = '1'

/**
 * A picture in the shape of a link's preview, with the site's mark, as PNG.
 * Throws when it is no picture, or one of more than 50 megapixels.
 */
export async function makePreview(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp') // takes its time to load, and few processes ever draw
  sharp.concurrency(1)
  const options = { limitInputPixels: mostPixels }
  const { format, autoOrient: drawn } = await sharp(picture, options).metadata()
  const scale = Math.max(width / drawn.width, pictureHeight / drawn.height)
  const size = { width: Math.ceil(drawn.width * scale), height: Math.ceil(drawn.height * scale) }
  // Vector graphics are rendered at the needed size instead of being enlarged: 72 is their own density.
  const density = format === 'svg' ? Math.max(72, 72 * scale) : undefined
  return sharp(picture, { ...options, ...(density && { density }) })
    .autoOrient()
    .resize(size)
    .extract({
      left: Math.floor((size.width - width) / 2),
      top: Math.floor((size.height - pictureHeight) * belowMiddle),
      width,
      height: pictureHeight,
    })
    .flatten({ background: '#fcfaf5' })
    .extend({ bottom: height - pictureHeight, background: '#066d89' })
    .composite([{ input: frame }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()
}
