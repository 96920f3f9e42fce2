import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { AuditText } from '../../ground/audit/audited.ts'
import type { AuditLine as Line, ChangeLine } from './load-audit.server.ts'

const link = 'inline-flex min-h-11 min-w-0 items-center underline underline-offset-4 wrap-anywhere'

/** Who decided what about which subject, with the values before and after. */
export function AuditLine({ line: { action, subject, changes, actor, at } }: { line: Line }) {
  return (
    <li className="py-3">
      <h2 className="text-base font-semibold">{action}</h2>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-sm text-text-muted">{subject.kind}</span>
        <Subject subject={subject} />
      </p>
      <dl className="grid gap-1 text-sm">
        {changes.map((change, at) => (
          <ChangeText key={at} change={change} />
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
        {actor?.href ? (
          <Link to={actor.href} className={link}>
            {actor.name}
          </Link>
        ) : actor ? (
          <Trans>Former member</Trans>
        ) : (
          <Trans>The site itself</Trans>
        )}
        <time dateTime={at.iso}>{at.text}</time>
      </p>
    </li>
  )
}

function Subject({ subject: { title, lang, href, isGone } }: { subject: Line['subject'] }) {
  const name = <span lang={lang ?? undefined}>{title}</span>
  return (
    <>
      {href ? (
        <Link to={href} className={link}>
          {name}
        </Link>
      ) : (
        <span className="min-w-0 wrap-anywhere">{name}</span>
      )}
      {isGone && (
        <span className="text-sm text-text-muted">
          <Trans context="decided about">deleted</Trans>
        </span>
      )}
    </>
  )
}

/** On a phone the new value is below the old one. */
function ChangeText({ change: { label, before, after } }: { change: ChangeLine }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-text-muted after:content-[':']">{label}</dt>
      {before && (
        <dd className="min-w-0">
          <span className="sr-only">
            <Trans>before</Trans>
          </span>{' '}
          <del className="text-text-muted">
            <Value shown={before} />
          </del>
        </dd>
      )}
      <dd className="flex min-w-0 gap-x-2">
        {before && (
          <>
            <span aria-hidden="true">→</span>
            <span className="sr-only">
              <Trans>then</Trans>
            </span>
          </>
        )}
        {after ? <Value shown={after} /> : <Trans context="after a change">nothing</Trans>}
      </dd>
    </div>
  )
}

const longest = 160 // characters that are shown at once

function Value({ shown }: { shown: readonly AuditText[] }) {
  return shown.map(({ text, href }, at) =>
    href ? (
      <Link key={at} to={href} className={`${link} mr-3`}>
        {text}
      </Link>
    ) : text.length > longest ? (
      <details key={at} className="group min-w-0">
        <summary className="min-h-11 wrap-anywhere">{text.slice(0, longest / 2).trimEnd()}…</summary>
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </details>
    ) : (
      <span key={at} className="min-w-0 whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    ),
  )
}
