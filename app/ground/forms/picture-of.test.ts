import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { pictureOf } from './picture-of.server.ts'
import { largestPicture, type Pictures } from '../files/pictures.ts'

const { db: database } = await testDatabase()

const pictures: Pick<Pictures, 'read'> = {
  read: async (bytes, options) => ({
    ok: true,
    bytes: new Uint8Array(bytes),
    contentType: 'image/webp',
    color: '00aa88',
    ...('size' in options ? options.size : { width: options.largest, height: options.largest }),
  }),
}
const chosen = (file?: File | string, userId = 'maria') => {
  const form = new FormData()
  if (file) form.set('photo', file)
  return pictureOf({ database, pictures }, userId, form, 'photo', { largest: 400 })
}

test('the picture in a field is read', async () => {
  expect(await chosen(new File(['abc'], 'me.png'))).toMatchObject({ ok: true, width: 400 })
})

test('a field that was left alone has none', async () => {
  for (const nothing of [undefined, new File([], ''), 'text']) expect(await chosen(nothing)).toBeNull()
})

test('one over 10 MB is not even looked at', async () => {
  const large = new File([new Uint8Array(largestPicture + 1)], 'me.png')
  expect(await chosen(large)).toEqual({ ok: false, problem: 'large' })
})

test('one person sends so many an hour, and another goes on', async () => {
  const picture = new File(['abc'], 'me.png')
  for (let at = 0; at < 40; at++) expect(await chosen(picture, 'ana')).toMatchObject({ ok: true })
  expect(await chosen(picture, 'ana')).toEqual({ ok: false, problem: 'often' })
  expect(await chosen(picture, 'luis')).toMatchObject({ ok: true })
})
