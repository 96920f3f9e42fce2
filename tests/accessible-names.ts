// What a screen reader would call the elements of a page, as far as the pages of the site need it.

export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const unseen =
  'script, style, head, template, [hidden], [aria-hidden=true], dialog:not([open]), input[type=hidden]'

export function isShown(element: Element): boolean {
  if (element.closest(unseen)) return false
  const closed = element.closest('details:not([open])')
  if (!closed || closed === element) return true
  const summary = [...closed.children].find(({ localName }) => localName === 'summary')
  return Boolean(summary?.contains(element)) && (!closed.parentElement || isShown(closed.parentElement))
}

/** The text for screen readers: without hidden parts, with alternative texts of pictures. */
export function textOf(element: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (node.nodeType !== 1) return ''
    const child = node as Element
    if (child.matches(unseen) || child.matches('textarea')) return ''
    return [...child.childNodes].map(read).join('')
  }
  return plain([...element.childNodes].map(read).join(''))
}

export function nameOf(element: Element): string {
  const said = saidOf(element) ?? element.getAttribute('alt')
  if (said) return plain(said)
  if (element.matches('input, select, textarea')) return labelOf(element)
  if (element.localName === 'fieldset') return plain(element.querySelector('legend')?.textContent)
  const pictures = [...element.querySelectorAll('img[alt], svg[aria-label]')].map(
    (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
  )
  return plain([textOf(element), ...pictures].join(' ')) || plain(element.getAttribute('title'))
}

export function labelOf(element: Element): string {
  const said = saidOf(element)
  if (said) return plain(said)
  const id = element.getAttribute('id')
  const label = (id && element.ownerDocument.querySelector(`label[for="${id}"]`)) || element.closest('label')
  if (label) return textOf(label)
  if (element.matches('input[type=submit], input[type=button]')) return plain(element.getAttribute('value'))
  return plain(element.getAttribute('placeholder') ?? element.getAttribute('title'))
}

/** By the attributes that come before its text. */
function saidOf(element: Element): string | null {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/)
  return ids?.map((id) => byId(element, id)?.textContent).join(' ') ?? element.getAttribute('aria-label')
}

export const byId = (element: Element, id: string) => element.ownerDocument.querySelector(`[id="${id}"]`)

const roles: readonly (readonly [selector: string, role: string])[] = [
  ['a[href]', 'link'],
  ['button, input[type=submit], input[type=button]', 'button'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=search]', 'searchbox'],
  ['input[type=number]', 'spinbutton'],
  [
    'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]',
    'textbox',
  ],
  ['select', 'combobox'],
  ['li', 'listitem'],
  ['ul, ol, menu', 'list'],
  ['main', 'main'],
  ['nav', 'navigation'],
  ['body > header, body > div > header', 'banner'],
  ['body > footer, body > div > footer', 'contentinfo'],
  ['section[aria-label], section[aria-labelledby]', 'region'],
  ['img', 'img'],
  ['fieldset, details', 'group'],
  ['article', 'article'],
  ['dialog', 'dialog'],
  ['del', 'deletion'],
  ['table', 'table'],
  ['tr', 'row'],
  ['output', 'status'],
]

export const roleOf = (element: Element) =>
  element.getAttribute('role') ?? roles.find(([selector]) => element.matches(selector))?.[1]
