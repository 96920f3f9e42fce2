export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif'

/**
 * Which of the formats that we read these bytes are, by how they begin; AVIF is HEIF to its reader.
 * Null for another, and for what calls itself a PDF as well.
 */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return null
  return formats.find(([, begins]) => begins.test(head))?.[0] ?? null
}

const formats: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
  ['heif', /^[^]{4}ftyp(?:avif|mif1|msf1)/],
]
