import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

type Props = {
  children: ReactNode
  /** The button that undoes it: its name and value, and hidden fields beside it. */
  undo?: { name: string; value: string; fields?: Readonly<Record<string, string>> } | undefined
}

/** Confirms an action, with a button to undo it. */
export function DoneNote({ children, undo }: Props) {
  const { t } = useLingui()
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-brand-soft px-4 py-3 text-on-brand-soft"
    >
      <Icon name="circle-check" />
      <span className="min-w-0 grow font-medium">{children}</span>
      {undo && (
        <Form method="post" preventScrollReset>
          {Object.entries(undo.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" tone="line" size="sm" name={undo.name} value={undo.value}>
            {t`Undo`}
          </Button>
        </Form>
      )}
    </div>
  )
}
