import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Content } from '../content.server.ts'

/** What a listing says; of an edit what it was and what it is to be, the changed before the rest. */
export function ContentList({ content }: { content: Content }) {
  const { fields, photos, newPhotos, arePhotosContested } = content
  const changed = fields.filter(({ becomes }) => becomes !== null)
  const same = fields.filter(({ becomes }) => becomes === null)
  return (
    <>
      {(changed.length > 0 || newPhotos) && (
        <section className="mt-6">
          <h2 className="mb-3 text-xl">
            <Trans>What changes</Trans>
          </h2>
          {isContested(content) && (
            <p className="mb-3 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
              <Trans>
                Others have also changed some of this since its owner started writing. If you approve it, the
                owner’s version replaces theirs. If you reject it, the current version stays.
              </Trans>
            </p>
          )}
          <dl className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
            {changed.map(({ label, text, becomes, isContested }) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs font-semibold text-text-muted">
                  {label}
                  {isContested && <ContestedMark />}
                </dt>
                <dd className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
                  <del className="min-w-0 whitespace-pre-line wrap-anywhere text-danger">{text}</del>
                  <ins className="min-w-0 whitespace-pre-line wrap-anywhere">{becomes}</ins>
                </dd>
              </div>
            ))}
          </dl>
          {newPhotos && (
            <Photos
              title={
                <>
                  <Trans>The new photos</Trans>
                  {arePhotosContested && <ContestedMark />}
                </>
              }
              photos={newPhotos}
            />
          )}
        </section>
      )}
      <section className="mt-6">
        <h2 className="mb-3 text-xl">
          <Trans>What it says</Trans>
        </h2>
        <dl className="grid gap-4 rounded-xl bg-surface p-6 shadow-md sm:grid-cols-2 lg:grid-cols-4">
          {same.map(({ label, text }) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs font-semibold text-text-muted">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
        <Photos title={<Trans>Photos</Trans>} photos={photos} />
      </section>
    </>
  )
}

const isContested = ({ fields, arePhotosContested }: Content) =>
  arePhotosContested || fields.some(({ isContested }) => isContested)

const ContestedMark = () => (
  <span className="ml-2 text-xs font-semibold text-warn">
    <Trans>Also changed by others</Trans>
  </span>
)

function Photos({ title, photos }: { title: ReactNode; photos: Content['photos'] }) {
  const { t } = useLingui()
  if (photos.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-3 text-lg">{title}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {photos.map(({ src, alt }) => (
          <li key={src} className="min-w-0">
            <img src={src} alt={alt || t`Without words`} loading="lazy" className="w-full rounded-lg" />
          </li>
        ))}
      </ul>
    </>
  )
}
