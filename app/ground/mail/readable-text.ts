/**
 * HTML as React writes it, as plain text: addresses follow what leads to them, and an empty line each paragraph.
 * In such HTML every `<` that is a text's own is escaped.
 */
export function readableText(html: string): string {
  const text = html
    .replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>([^]*?)<\/a>/g, (_, href: string, label: string) =>
      label === href ? href : `${label}: ${href}`,
    )
    .replaceAll(/<br\/?>/g, '\n')
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<\/(p|ul|ol|h\d|div|table|tr)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
  return decoded(text)
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name]!)
