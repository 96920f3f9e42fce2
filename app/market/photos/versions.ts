import { pictureWidths } from '../../ground/ui/picture-widths.ts'

export type Version = `${(typeof pictureWidths)[number]}.${'avif' | 'webp'}`

/** The versions of a picture, as their files are named; none is wider than the original. */
export const versions: readonly Version[] = pictureWidths.flatMap((width) => [
  `${width}.avif` as const,
  `${width}.webp` as const,
])

const address = /^\/media\/([0-9a-f]{64})(?:\/((?:400|800|1600)\.(?:avif|webp)))?$/

/** Which picture, and which version of it, `/media/{name}/{version}` is; without one it is the widest. */
export function photoAt(path: string): { name: string; version: Version } | null {
  const [, name, version = '1600.webp'] = address.exec(path) ?? []
  return name ? { name, version: version as Version } : null
}

/** Under which the store has the original, which never leaves it. */
export const originalKey = (name: string) => `originals/${name}`

/** The key of a public version. `first` is used instead of all versions until they are made. */
export const versionKey = (name: string, version: Version | 'first.webp') =>
  `public/photos/${name}/${version}`

export const keysOfPhoto = (name: string): string[] => [
  originalKey(name),
  ...[...versions, 'first.webp' as const].map((version) => versionKey(name, version)),
]
