import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export const textLink = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4'

/** The layout of the forms about an account. */
export const Frame = ({
  title,
  intro,
  children,
}: {
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
}) => (
  <main id="main" className="grid md:grid-cols-2">
    <div className="relative isolate px-(--spacing-gutter) pt-10 pb-28 text-white">
      <img
        src="/pictures/heroes/sign-in.svg"
        alt=""
        width={600}
        height={850}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full dark:[filter:brightness(0.88)]"
      />
      <p className="max-w-110 font-display text-2xl font-medium text-balance">
        <b className="block text-3xl font-semibold">Håfa Adai.</b>
        <Trans>One account for listings, messages and bookings.</Trans>
      </p>
    </div>
    <section className="px-(--spacing-gutter) py-section">
      <div className="mx-auto max-w-110">
        <h1 className="text-3xl">{title}</h1>
        {intro && <div className="text-text-muted">{intro}</div>}
        <div className="mt-5">{children}</div>
      </div>
    </section>
  </main>
)
