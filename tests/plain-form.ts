import { readFileSync } from 'node:fs'

type Entry = [name: string, value: string | File]
export const textsOf = (entries: readonly Entry[]) =>
  entries.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name])

/** What the form sends, as the HTML standard says; throws where a browser would ask for what is missing. */
export function entriesOf(form: HTMLFormElement, button: Element | undefined): Entry[] {
  const controls = [...form.ownerDocument.querySelectorAll('input, select, textarea, button')].filter(
    (control) => ownerOf(control) === form,
  )
  const isChecked = !form.hasAttribute('novalidate') && !button?.hasAttribute('formnovalidate')
  return controls.flatMap((control): Entry[] => {
    const name = control.getAttribute('name')
    if (control.hasAttribute('disabled') || control.closest('fieldset[disabled]')) return []
    const values = valuesOf(control, button)
    if (isChecked && control.hasAttribute('required') && values.every((value) => value === ''))
      throw new Error(`A browser would ask for ${control.outerHTML}`)
    return name ? values.map((value) => [name, value]) : []
  })
}

/** The form that a control belongs to. */
export function ownerOf(control: Element): HTMLFormElement | null {
  const id = control.getAttribute('form')
  return id ? control.ownerDocument.querySelector(`form[id="${id}"]`) : control.closest('form')
}

function valuesOf(control: Element, button: Element | undefined): (string | File)[] {
  const value = control.getAttribute('value')
  if (control.localName === 'button') return control === button ? [value ?? ''] : []
  if (control.localName === 'textarea') return [(control.textContent ?? '').replaceAll(/\r?\n/g, '\r\n')]
  if (control.localName === 'select')
    return [chosenIn(control)?.getAttribute('value') ?? chosenIn(control)?.textContent ?? '']
  const type = control.getAttribute('type')
  if (type === 'submit' || type === 'button') return control === button ? [value ?? ''] : []
  if (type === 'checkbox' || type === 'radio') return control.hasAttribute('checked') ? [value ?? 'on'] : []
  if (type === 'file') return filesOf.get(control) ?? [new File([], '')]
  return [value ?? '']
}

export const chosenIn = (select: Element) =>
  select.querySelector('option[selected]') ?? select.querySelector('option:not([disabled])')

/** Files chosen for a field; there is no attribute that could keep them. */
export const filesOf = new WeakMap<Element, File[]>()

export type FileToSend = string | { name: string; mimeType: string; buffer: Buffer }

export const asFile = (file: FileToSend) =>
  typeof file === 'string'
    ? new File([readFileSync(file)], file.split('/').at(-1)!)
    : new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })
