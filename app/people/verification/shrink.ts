/**
 * Puts a smaller copy of the chosen picture in its place, so that it is sent in a second and not in a minute. What this
 * browser can't read stays: the server says what is wrong with it.
 * @param options.largest of its longer side, in pixels
 */
export async function shrink(input: HTMLInputElement, { largest }: { largest: number }): Promise<void> {
  const file = input.files?.[0]
  if (!file || file.size < small) return
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, largest / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const copy = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    if (copy.size >= file.size || input.files?.[0] !== file) return
    const chosen = new DataTransfer()
    chosen.items.add(new File([copy], file.name, { type: copy.type }))
    input.files = chosen.files
  } catch {
    // sent as it is
  }
}

const small = 2 ** 20 // bytes
