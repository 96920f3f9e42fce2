import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Props = { title: string; isEmpty?: boolean; children: ReactNode }

export function MoneySection({ title, isEmpty = false, children }: Props) {
  return (
    <section className="my-6">
      <h2 className="mb-2 text-xl">{title}</h2>
      {isEmpty && (
        <p className="text-text-muted">
          <Trans>None at the moment.</Trans>
        </p>
      )}
      {children}
    </section>
  )
}
