import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { postNames } from '../../directory/post-names.ts'
import { postKinds } from '../../directory/posts.ts'
import { attributesOf } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PhotoChoice } from '../photos/photo-choice.tsx'
import { postFields, type RefusedPost } from './post-form.ts'

export function NewPost({ refused }: { refused: RefusedPost | undefined }) {
  const { i18n, t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { problem, problems = {}, typed, photos = [], refusedFiles = [] } = refused ?? {}
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Write a post</Trans>
      </h2>
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {
            {
              many: <Trans>You have reached the limit of running posts. End one first.</Trans>,
              often: <Trans>You have written a lot of posts today. Try again tomorrow.</Trans>,
              hidden: <Trans>Our staff hid a post with this text, so you can’t publish it again.</Trans>,
            }[problem]
          }
        </p>
      )}
      <Form {...form} encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="op" value="add" />
        <Field label={<Trans>What is it?</Trans>}>
          <select name="kind" defaultValue={typed?.kind || 'offer'}>
            {postKinds.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(postNames[kind])}
              </option>
            ))}
          </select>
        </Field>
        <Field
          label={<Trans>Title</Trans>}
          error={
            problems.title &&
            (problems.title === 'missing'
              ? t`Write a title.`
              : t`Use up to ${postFields.title.max} characters.`)
          }
        >
          <input {...attributesOf(postFields.title)} name="title" defaultValue={typed?.title} />
        </Field>
        <Field
          label={<Trans>Text</Trans>}
          error={
            problems.text &&
            (problems.text === 'missing' ? t`Write a text.` : t`Use up to ${postFields.text.max} characters.`)
          }
        >
          <textarea
            {...attributesOf(postFields.text)}
            name="text"
            rows={4}
            defaultValue={typed?.text}
            className="field-sizing-content min-h-24 resize-none"
          />
        </Field>
        <PhotoChoice most={1} photos={photos} refused={refusedFiles} />
        <Button type="submit" tone="action" busy={busy} className="justify-self-start">
          <Trans>Publish</Trans>
        </Button>
      </Form>
    </section>
  )
}
