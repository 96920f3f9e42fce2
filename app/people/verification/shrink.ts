/**
 * Replaces the chosen picture by a smaller copy, which is sent in a second instead of a minute. Files that the browser
 * can't read stay: the server says what is wrong with them.
 * @param options.largest of the longer side, in pixels
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
    // sent unchanged
  }
}

const small = 2 ** 20 // bytes
