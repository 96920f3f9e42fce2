// Reads the picture on standard input. Answers a line of JSON and then the bytes of the pictures that were made of it.
// A separate program, run by pictures.ts, which limits its memory and time. Argument: the order as JSON.
import { buffer } from 'node:stream/consumers'
import sharp, { type OutputInfo } from 'sharp'
import { formatOf } from '../../app/ground/files/picture-format.ts'

type Size = { width: number; height: number }
type PictureOrder = { largest: number } | { size: Size } | { widths: readonly number[] }
type RenderedPicture = { type: string; width: number; height: number; data: Buffer }

const mostPixels = 50_000_000
/** What is many times as high as wide is made narrower: a picture of 16,384 pixels can't be WebP. */
const mostHeight = 2 // widths

sharp.concurrency(1)
sharp.cache(false)
const order = JSON.parse(process.argv[2]!) as PictureOrder
const bytes = await buffer(process.stdin)
const {
  width,
  height,
  format,
  autoOrient: source,
} = await sharp(bytes, {
  limitInputPixels: false,
}).metadata()
const problem = format !== formatOf(bytes) ? 'type' : width * height > mostPixels ? 'large' : null
if (problem) process.stdout.write(`${JSON.stringify({ problem })}\n`)
else {
  const made = 'widths' in order ? await makeVersions(order.widths) : await makeOne(order)
  const pictures = made.map(({ data, ...about }) => ({ ...about, size: data.length }))
  const head = { color: await colorOf(made[0]!.data), source, pictures }
  process.stdout.write(
    Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...made.map(({ data }) => data)]),
  )
}

function upright() {
  const whole = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  return whole.autoOrient().toColorspace('srgb')
}

async function makeOne(asked: { largest: number } | { size: Size }): Promise<RenderedPicture[]> {
  const picture = upright()
    .resize(
      'size' in asked
        ? { ...asked.size, fit: 'cover' }
        : { width: asked.largest, height: asked.largest, fit: 'inside', withoutEnlargement: true },
    )
    .webp({ quality: 84 })
  return [madeOf('image/webp', await picture.toBuffer({ resolveWithObject: true }))]
}

/** An AVIF and a WebP of each width. The picture is decoded once, and transparent parts become white. */
async function makeVersions(widths: readonly number[]): Promise<RenderedPicture[]> {
  const shape = (width: number) =>
    ({ width, height: mostHeight * width, fit: 'inside', withoutEnlargement: true }) as const
  const { data, info } = await upright()
    .resize(shape(Math.max(...widths)))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const made: RenderedPicture[] = []
  for (const one of widths) {
    const picture = () => sharp(data, { raw: { width, height, channels } }).resize(shape(one))
    const avif = picture().avif({ quality: 54, effort: 3 })
    made.push(madeOf('image/avif', await avif.toBuffer({ resolveWithObject: true })))
    const webp = picture().webp({ quality: 78 })
    made.push(madeOf('image/webp', await webp.toBuffer({ resolveWithObject: true })))
  }
  return made
}

function madeOf(type: string, { data, info }: { data: Buffer; info: OutputInfo }): RenderedPicture {
  return { type, data, width: info.width, height: info.height }
}

/** The average color of all pixels, as six digits. */
async function colorOf(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return pixel.toString('hex').slice(0, 6)
}
