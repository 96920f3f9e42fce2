import sharp from 'sharp'

/** A JPEG as a phone makes it: with the place in it where it was taken. A small one: a site makes six versions of each. */
export const phonePicture = (color: string, { width = 300, height = 200 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()

/** For a file input. */
export const asFile = (buffer: Buffer, name = 'picture.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

const longestComment = 65_533 // bytes

/** The same with at least so many bytes, of several pieces: comments, which cost nothing to decode. */
export async function heavyPicture(color: string, bytes = 500_000) {
  const picture = await phonePicture(color)
  const comment = Buffer.alloc(longestComment + 4, 'x')
  comment.set([0xff, 0xfe, 0xff, 0xff])
  const comments = Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment)
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)])
}
