import sharp from 'sharp'

/** A JPEG as a phone makes it: with the place in it where it was taken. */
export const phonePicture = (color: string, { width = 900, height = 600 } = {}) =>
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

/** As large as what a phone makes: half a megabyte and more, which is several pieces. */
export const detailedPicture = (width = 900, height = 675) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: 'teal', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
}
