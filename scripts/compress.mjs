import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const smallest = 128 // bytes

/** Writes a .br and a .gz beside every text file of the folder, as small as they get: it is done once. */
export async function compress(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|svg|json|txt|webmanifest)$/.test(name),
  )
  await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => compressFile(join(folder, name))),
  )
}

async function compressFile(file) {
  const text = await readFile(file)
  if (text.length < smallest) return
  const [br, gz] = await Promise.all([brotli(text), gzip(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
