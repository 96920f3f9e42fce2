/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

/** @param area of the upright picture, in its pixels. Throws if this browser can't read the file. */
export async function cut(
  file: Blob,
  area: { x: number; y: number } & Size,
  { width, height }: Size,
): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
