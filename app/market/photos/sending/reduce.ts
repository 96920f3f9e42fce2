const largestSide = 2_560 // pixels
const small = 2 ** 20 // bytes

/** Formats that the server reads directly. */
const readable = /^image\/(?:jpeg|png|gif|webp|avif)$/

/**
 * A smaller copy of a picture: what a phone makes is many times what a page can show, and what only this browser reads
 * becomes a picture for all. What it can't read stays as it is: the server says what is wrong with it.
 */
export async function reduce(file: Blob): Promise<Blob> {
  const isReadable = readable.test(file.type)
  if (isReadable && file.size < small) return file
  try {
    const copy = await copyOf(file)
    return isReadable && copy.size >= file.size ? file : copy
  } catch {
    return file
  }
}

async function copyOf(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, largestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is nothing to draw on')
  context.fillStyle = '#fff' // where it is seen through: a JPEG would be black there
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
}
