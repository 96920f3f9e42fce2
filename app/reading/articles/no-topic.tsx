import { useLingui } from '@lingui/react/macro'
import { NotFoundMessage } from '../../directory/detail/not-found-page.tsx'
import { blogPath } from './blog-address.ts'
import { noTopic } from './list-meta.ts'

/** Loaded where there is no such category or tag: the loader has answered 404. */
export default function NoTopic() {
  const { t, i18n } = useLingui()
  const { title, text } = noTopic
  return <NotFoundMessage title={i18n._(title)} text={i18n._(text)} href={blogPath} back={t`All Articles`} />
}
