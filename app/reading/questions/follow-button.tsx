import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import type { OwnPart } from './own-part.server.ts'
import { signInPath } from './person-line.tsx'

/**
 * Asks to hear of new answers to a question; who asked it hears of them anyway.
 * @param href of the question, which can be shown at the address of another that is gone
 */
export function FollowButton({ href, own }: { href: string; own: OwnPart | null }) {
  if (own?.isAsker) return null
  if (!own)
    return (
      <Link to={signInPath(href)} rel="nofollow" className={`${buttonClass({ tone: 'line' })} print:hidden`}>
        <Trans context="question">Follow</Trans>
      </Link>
    )
  return (
    <Form method="post" action={href} preventScrollReset className="print:hidden">
      <Button
        type="submit"
        tone="line"
        name="follow"
        value={own.follows ? 'off' : 'on'}
        aria-pressed={own.follows}
      >
        {own.follows ? <Trans context="question">Following</Trans> : <Trans context="question">Follow</Trans>}
      </Button>
    </Form>
  )
}
