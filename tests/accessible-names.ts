// What a screen reader would call the elements of a page, as far as the pages of the site need it.

export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const unseenTags: ReadonlySet<string> = new Set(['script', 'style', 'head', 'template'])

/** By hand instead of by a selector, like the roles: a page has thousands of elements, which each query asks. */
function isUnseen(element: Element): boolean {
  const { localName } = element
  return (
    unseenTags.has(localName) ||
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    (localName === 'dialog' && !element.hasAttribute('open')) ||
    (localName === 'input' && element.getAttribute('type') === 'hidden')
  )
}

export function isShown(element: Element): boolean {
  let from: Element | undefined
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isUnseen(at)) return false
    const isClosed = from && at.localName === 'details' && !at.hasAttribute('open')
    if (isClosed && from !== summaryOf(at)) return false
    from = at
  }
  return true
}

const summaryOf = (details: Element) => [...details.children].find(({ localName }) => localName === 'summary')

/** The text for screen readers: without hidden parts, with alternative texts of pictures. */
export const textOf = (element: Element): string => plain(textWithin(element))

function textWithin(node: Node): string {
  let text = ''
  // Not by `childNodes`, which linkedom makes by walking through everything within.
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) text += child.textContent
    else if (child.nodeType === 1 && isRead(child as Element)) text += textWithin(child)
  }
  return text
}

const isRead = (element: Element) => element.localName !== 'textarea' && !isUnseen(element)

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

const roles: Readonly<Record<string, string | ((element: Element) => string | undefined)>> = {
  a: (element) => (element.hasAttribute('href') ? 'link' : undefined),
  button: 'button',
  input: (element) => inputRoles[element.getAttribute('type') ?? 'text'],
  textarea: 'textbox',
  select: 'combobox',
  li: 'listitem',
  ul: 'list',
  ol: 'list',
  menu: 'list',
  main: 'main',
  nav: 'navigation',
  header: (element) => (isOfPage(element) ? 'banner' : undefined),
  footer: (element) => (isOfPage(element) ? 'contentinfo' : undefined),
  section: (element) =>
    element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? 'region' : undefined,
  img: 'img',
  fieldset: 'group',
  details: 'group',
  article: 'article',
  dialog: 'dialog',
  del: 'deletion',
  table: 'table',
  tr: 'row',
  output: 'status',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'])),
}

const inputRoles: Partial<Record<string, string>> = {
  submit: 'button',
  button: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  number: 'spinbutton',
  text: 'textbox',
  email: 'textbox',
  tel: 'textbox',
  url: 'textbox',
}

/** Whether it is the page's own: a child of its body, or of a box in that. */
function isOfPage({ parentElement: parent }: Element): boolean {
  const around = parent?.localName === 'div' ? parent.parentElement : parent
  return around?.localName === 'body'
}

export function roleOf(element: Element): string | undefined {
  const said = element.getAttribute('role')
  if (said !== null) return said
  const role = roles[element.localName]
  return typeof role === 'function' ? role(element) : role
}
