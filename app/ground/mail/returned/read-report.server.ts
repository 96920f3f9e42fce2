import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { isGone, serverWords } from '../server-words.ts'
import type { ReturnReason } from '../tables.server.ts'

/** What a mail server or mail service says about a mail of ours. */
export type Report = {
  /** Of the mail. */
  readonly id: string
  readonly returned: ReturnReason
  readonly words: string
  /** Whether its address will never take mail. */
  readonly isGone: boolean
}

// Reports nest two or three parts; a thousand of them would only be there to cost time.
const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true }

/**
 * Reads a report that a mail could not be delivered (RFC 3464) or that its reader called it spam (RFC 5965). Null: it is
 * another mail, or is about one that was put off.
 *
 * A report is a mail from anyone, so nothing in it is believed but the id of the mail, which only those have who got it.
 */
export async function readReport(raw: ArrayBuffer): Promise<Report | null> {
  const mail = await PostalMime.parse(raw, limits).catch(() => null)
  if (!mail) return null
  const part = (types: readonly string[]) => mail.attachments.find(({ mimeType }) => types.includes(mimeType))
  const delivery = part(['message/delivery-status', 'message/global-delivery-status'])
  const feedback = part(['message/feedback-report'])
  const original = part([
    'message/rfc822',
    'text/rfc822-headers',
    'message/rfc822-headers',
    'message/global',
    'message/global-headers',
  ])
  const [first = new Map<string, string>(), ...others] = fieldsOf(delivery ?? feedback)
  const id = idIn(first.get('original-envelope-id')) ?? idIn(await messageIdOf(original))
  if (!id) return null
  if (delivery) return bounceOf(id, others)
  const isSpam = feedback && /^(abuse|fraud)$/i.test(first.get('feedback-type') ?? '')
  return isSpam ? { id, returned: 'complaint', words: '', isGone: false } : null
}

function bounceOf(id: string, recipients: readonly Map<string, string>[]): Report | null {
  const failed = recipients.find((one) => one.get('action')?.toLowerCase().startsWith('failed'))
  if (!failed) return null
  const [status = ''] = (failed.get('status') ?? '').split(/[\s(]/)
  const words = serverWords((failed.get('diagnostic-code') ?? status).replace(/^\s*smtp\s*;/i, ''))
  return { id, returned: 'bounced', words, isGone: isGone(words, status) }
}

/** Groups of fields, of which the first is about the mail and each other one about a recipient. */
function fieldsOf(part: Attachment | undefined): Map<string, string>[] {
  return textOf(part)
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n\s*\r?\n/)
    .filter((group) => group.trim())
    .map((group) => new Map(group.split(/\r?\n/).flatMap((line) => fieldOf(line) ?? [])))
}

function fieldOf(line: string): [[string, string]] | null {
  const colon = line.indexOf(':')
  return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : null
}

async function messageIdOf(original: Attachment | undefined): Promise<string | undefined> {
  const read: Email | null = original
    ? await PostalMime.parse(`${textOf(original)}\r\n\r\n`, limits).catch(() => null)
    : null
  return read?.messageId
}

function textOf(part: Attachment | undefined): string {
  if (!part) return ''
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content)
}

const uuid = /^<?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:@[^<>\s]+>)?$/i

/** Of a Message-ID as we write it, `<id@domain>`, or an envelope's, which is the id. */
const idIn = (text: string | undefined) => uuid.exec(text?.trim() ?? '')?.[1]?.toLowerCase()
