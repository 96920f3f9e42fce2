/** `type`: no PDF at all. `broken`: its end is missing. `encrypted`: it asks for a password, so nothing can scan it. */
export type PdfProblem = 'type' | 'broken' | 'encrypted'

/**
 * What is wrong with a file that should be a PDF, by its content: a header at its very beginning, and at its end where
 * its table of objects is. Null: it is one.
 */
export function pdfProblem(bytes: Uint8Array): PdfProblem | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return 'type'
  const trailer = trailerOf(text)
  if (trailer === null) return 'broken'
  return namesIn(trailer).has('Encrypt') ? 'encrypted' : null
}

/** The dictionary by which a reader begins: after the table of objects, or of the stream that holds the table. */
function trailerOf(text: string): string | null {
  // One that begins with its first page, or was added to, has several ends: readers take the last.
  const ends = [...text.slice(-endOfFile).matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)]
  const [, offset] = ends.at(-1) ?? []
  if (offset === undefined) return null
  const table = text.slice(Number(offset)).trimStart()
  if (/^\d+\s+\d+\s+obj\b/.test(table)) return dictionaryIn(table, 'stream')
  if (!table.startsWith('xref')) return null
  const at = table.indexOf('trailer')
  return at < 0 ? null : dictionaryIn(table.slice(at), 'startxref')
}

/** In how many bytes readers look for the last lines. */
const endOfFile = 2048

function dictionaryIn(text: string, end: string): string | null {
  const from = text.indexOf('<<')
  const until = text.indexOf(end)
  return from < 0 || until < from ? null : text.slice(from, until)
}

/** A name may have any of its characters written as `#` and two digits: `/Encr#79pt`. */
const namesIn = (dictionary: string): ReadonlySet<string> =>
  new Set(
    [...dictionary.matchAll(/\/([^\s/<>[\](){}%]+)/g)].map(([, name = '']) =>
      name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ),
  )
