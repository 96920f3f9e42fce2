import { inflateRawSync } from 'node:zlib'

/** The files in a zip archive, by the directory at its end. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, offset] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 42),
    ]
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    const stored = zip.subarray(start, start + size)
    const whole = method === 8 ? inflateRawSync(stored) : stored
    files[zip.toString('utf8', at + 46, at + 46 + name)] = whole.toString()
    at += 46 + name + extra + comment
  }
  return files
}
