import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Scanner } from '../../app/ground/files/scanner.ts'
import { pictureReader } from './pictures.ts'

const pictures = pictureReader()
const read = (bytes: Uint8Array) => pictures.read(bytes, { largest: 400 })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a8' } })

async function webpOf(bytes: Uint8Array) {
  const answer = await read(bytes)
  if (!answer.ok) throw new Error(`It was refused: ${answer.problem}`)
  return Buffer.from(answer.bytes)
}

describe('what people send', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    '%s becomes a WebP of the size asked for',
    async (format) => {
      const bytes = await plain(800, 600).toFormat(format).toBuffer()
      const answer = await read(bytes)
      expect(answer).toMatchObject({ ok: true, contentType: 'image/webp', width: 400, height: 300 })
      expect((await sharp(await webpOf(bytes)).metadata()).format).toBe('webp')
    },
  )

  test('a small one stays small', async () => {
    expect(await read(await plain(80, 60).png().toBuffer())).toMatchObject({ width: 80, height: 60 })
  })

  test('one that lies on its side is turned upright, and tells neither where nor with what it was made', async () => {
    const sideways = await plain(80, 60)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera of Maria' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 11/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(sideways).metadata()).orientation).toBe(6)
    expect(sideways.includes('Camera of Maria')).toBe(true)
    const upright = await webpOf(sideways)
    const { width, height, orientation, exif, icc, xmp } = await sharp(upright).metadata()
    expect({ width, height, orientation, exif, icc, xmp }).toEqual({ width: 60, height: 80 })
    expect(upright.includes('Camera of Maria')).toBe(false)
  })
})

describe('what is refused', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )

  test.each([
    ['a drawing, whatever its name', svg],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['text', Buffer.from('<html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ ok: false, problem: 'type' })
  })

  test('a TIFF', async () => {
    expect(await read(await plain(8, 8).tiff().toBuffer())).toEqual({ ok: false, problem: 'type' })
  })

  test('a JPEG that is a PDF as well', async () => {
    const jpeg = await plain(8, 8).jpeg().toBuffer()
    const comment = Buffer.from('\xff\xfe\0\x0b%PDF-1.7 ', 'latin1')
    const both = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    expect(await read(both)).toEqual({ ok: false, problem: 'type' })
  })

  test('one that ends too early, and one of noise', async () => {
    const jpeg = await plain(800, 600).jpeg().toBuffer()
    expect(await read(jpeg.subarray(0, jpeg.length / 2))).toEqual({ ok: false, problem: 'broken' })
    const noise = Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5_000, 'noise')])
    expect(await read(noise)).toEqual({ ok: false, problem: 'broken' })
  })

  test('one of more than 10 MB, or of more than 50 megapixels in 60 KB', async () => {
    expect(await read(Buffer.alloc(10 * 2 ** 20 + 1, '\xff\xd8\xff'))).toEqual({
      ok: false,
      problem: 'large',
    })
    expect(await read(bomb(8_000, 8_000))).toEqual({ ok: false, problem: 'large' })
  })
})

test('what hangs on a picture does not come through', async () => {
  const png = await plain(8, 8).png().toBuffer()
  const page = Buffer.from('<script>alert(1)</script>PK\x03\x04')
  expect((await webpOf(Buffer.concat([png, page]))).includes('script')).toBe(false)
})

test('an AVIF and a WebP of each width are made, none wider than the original, and its color is returned', async () => {
  const sideways = await plain(600, 900).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const answer = await pictures.makeVersions(sideways, { widths: [400, 1600] })
  if (!answer.ok) throw new Error(answer.problem)
  const made = answer.pictures.map(({ contentType, width, height }) => [contentType, width, height])
  const [avif, webp] = ['image/avif', 'image/webp']
  expect(made).toEqual([
    [avif, 400, 267],
    [webp, 400, 267],
    [avif, 900, 600],
    [webp, 900, 600],
  ])
  for (const { bytes } of answer.pictures) {
    const { exif, orientation } = await sharp(bytes).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  }
  expect(await read(sideways)).toMatchObject({ color: expect.stringMatching(/^0[0-3]a[8-c]8[5-b]$/) })
})

test('pictures that grow to hundreds of megabytes are read one after the other, and cost this process nothing', async () => {
  const large = bomb(7_000, 7_000)
  const before = process.memoryUsage().rss
  const answers = await Promise.all([large, large, await plain(8, 8).png().toBuffer()].map(read))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 2 ** 20)
})

test('of too many pictures at once, the last are refused', async () => {
  const tiny = await plain(8, 8).png().toBuffer()
  const reading = Array.from({ length: 20 }, () => read(tiny).catch(() => null))
  await expect(read(tiny)).rejects.toThrow('Too many pictures wait.')
  expect(await reading[0]).toMatchObject({ ok: true })
})

describe('a picture that hangs', () => {
  const program = '--eval=setInterval(() => {}, 1_000_000)'
  const limit = { patience: 60_000, longestTurn: 1, cpuSeconds: 15 }

  test('holds up no others for longer than a turn', async () => {
    const reader = pictureReader({ program, isBusy: () => false, one: limit })
    const png = await plain(8, 8).png().toBuffer()
    const answers = await Promise.all([png, png].map((bytes) => reader.read(bytes, { largest: 400 })))
    expect(answers).toEqual([
      { ok: false, problem: 'broken' },
      { ok: false, problem: 'broken' },
    ])
  })

  test('is not called broken on a busy machine: who sent it is told to come again in time, and so is who waits behind it', async () => {
    const reader = pictureReader({
      program,
      isBusy: () => true,
      one: { ...limit, patience: 200 },
    })
    const png = await plain(8, 8).png().toBuffer()
    const answers = await Promise.allSettled([png, png].map((bytes) => reader.read(bytes, { largest: 400 })))
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'SlowPictureError' } })
  })
})

/** A PNG of one color with 16 bits in each of four channels, which packs to almost nothing. */
function bomb(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([16, 6], 8)
  const rows = deflateSync(Buffer.alloc((8 * width + 1) * height), { level: 1 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('a scanner', () => {
  const options = { largest: 400 }

  test('gets only what may be a picture, and says whether it is read', async () => {
    const png = await plain(8, 8).png().toBuffer()
    const seen: Uint8Array[] = []
    let verdict: Awaited<ReturnType<Scanner['scan']>> = 'unreached'
    const scanned = pictures.scannedBy({
      scan(bytes) {
        seen.push(bytes)
        return Promise.resolve(verdict)
      },
    })
    expect(await scanned.read(Buffer.from('text'), options)).toEqual({ ok: false, problem: 'type' })
    expect(await scanned.read(Buffer.alloc(10 * 2 ** 20 + 1), options)).toEqual({
      ok: false,
      problem: 'large',
    })
    expect(seen).toEqual([])
    expect(await scanned.read(png, options)).toEqual({ ok: false, problem: 'unscanned' })
    verdict = 'harmful'
    expect(await scanned.read(png, options)).toEqual({ ok: false, problem: 'harmful' })
    verdict = 'clean'
    expect(await scanned.read(png, options)).toMatchObject({ ok: true })
    expect(seen).toEqual([png, png, png])
  })

  test('that is silent has 20 files at most, and others are read in the meantime', async () => {
    const reader = pictureReader()
    const png = await plain(8, 8).png().toBuffer()
    const { promise: silence, resolve: end } = Promise.withResolvers<'unreached'>()
    const silent = reader.scannedBy({ scan: () => silence })
    const waiting = Array.from({ length: 19 }, () => silent.read(png, options))
    expect(await reader.read(png, options)).toMatchObject({ ok: true })
    waiting.push(silent.read(png, options))
    await expect(silent.read(png, options)).rejects.toThrow('Too many pictures wait.')
    end('unreached')
    const problems = (await Promise.all(waiting)).map((read) => !read.ok && read.problem)
    expect(new Set(problems)).toEqual(new Set(['unscanned']))
    expect(await reader.read(png, options)).toMatchObject({ ok: true })
  })

  test('takes of the time in which a picture is to be read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const slow = pictureReader().scannedBy({
      scan() {
        vi.setSystemTime(Date.now() + 45_000)
        return Promise.resolve('clean')
      },
    })
    const png = await plain(8, 8).png().toBuffer()
    await expect(slow.read(png, options)).rejects.toThrow('A picture took too long.')
  })

  test('of a request with several pictures takes of one time for all of them; another request has its own', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const reader = pictureReader()
    const slow = reader.scannedBy({
      scan() {
        vi.setSystemTime(Date.now() + 25_000)
        return Promise.resolve('clean')
      },
    })
    const png = await plain(8, 8).png().toBuffer()
    expect(await reader.read(png, options)).toMatchObject({ ok: true })
    expect(await slow.read(png, options)).toMatchObject({ ok: true })
    await expect(slow.read(png, options)).rejects.toThrow('A picture took too long.')
    for (const another of [reader, reader.scannedBy(null)])
      expect(await another.read(png, options)).toMatchObject({ ok: true })
  })
})
