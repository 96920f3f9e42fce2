import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../ground/ui/button.tsx'

/** Shown once, to be kept. @param next where the page leads on to, as a new document */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p ref={first} tabIndex={-1} className="outline-none">
        <Trans>
          Keep these recovery codes where you can find them without your phone: print them or write them down.
          Each one works once instead of a code from the app. They are shown only now.
        </Trans>
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-surface-2 p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={next} className={`${buttonClass({ size: 'lg' })} justify-self-start max-sm:w-full`}>
        <Trans>I have kept them</Trans>
      </a>
    </div>
  )
}
