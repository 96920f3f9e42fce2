const mostOfPart = 2 ** 16 // bytes
const mostOfForm = 2 ** 17 // bytes
const end = Buffer.from('--\r\n')

/**
 * Reads the body of a request to its end, and returns what is needed to show the form again: the first 64 KB of each
 * part, which is all of a text. So a large form needs little memory while it arrives. Undefined if it is no form.
 */
export async function skimForm(request: Request): Promise<ArrayBuffer | undefined> {
  if (!request.body) return undefined
  const form = skimmer(request.headers)
  for await (const chunk of request.body) form.take(chunk)
  return form.end()
}

/** Takes the body of a request with these headers piece by piece, for `skimForm`'s result. */
export function skimmer(headers: Headers) {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(
    headers.get('content-type') ?? '',
  ) ?? [undefined, undefined]
  return boundary ? partsBetween(Buffer.from(`\r\n--${boundary}`)) : wholeForm()
}

function wholeForm() {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    take(chunk: Uint8Array) {
      size += chunk.length
      if (size <= mostOfForm) chunks.push(chunk)
    },
    end: () => (size <= mostOfForm ? joined(chunks) : undefined),
  }
}

function partsBetween(mark: Buffer) {
  const kept: Uint8Array[] = []
  let left = mostOfForm
  let part: Uint8Array[] = []
  let leftOfPart = 0 // what comes before the first mark is no part
  let rest = Buffer.from('\r\n')

  function takeOfPart(bytes: Buffer) {
    const some = Buffer.from(bytes.subarray(0, leftOfPart)) // a view would hold all of a chunk
    leftOfPart -= some.length
    if (some.length > 0) part.push(some)
  }

  function endPart() {
    const size = part.reduce((sum, { length }) => sum + length, 0)
    if (size > 0 && size <= left) {
      kept.push(mark, ...part)
      left -= size
    }
    part = []
    leftOfPart = Math.min(mostOfPart, left)
  }

  return {
    take(chunk: Uint8Array) {
      rest = Buffer.concat([rest, chunk])
      for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark)) {
        takeOfPart(rest.subarray(0, at))
        endPart()
        rest = rest.subarray(at + mark.length)
      }
      const whole = Math.max(0, rest.length - mark.length + 1) // in what is behind it, a mark may begin
      takeOfPart(rest.subarray(0, whole))
      rest = rest.subarray(whole)
    },
    end: () => joined([...kept, mark, end]),
  }
}

const joined = (chunks: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(chunks)).buffer
