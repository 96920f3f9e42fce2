import { expect, test } from 'vitest'
import { mostPosts } from '../../directory/posts.ts'
import { people } from '../../../tests/owners.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import '../../registry/register.server.ts'
import { addPost, findPosting } from './change-post.server.ts'
import { postData } from './personal-data.server.ts'
import { loader } from './posts-page.tsx'

const database = await testDatabase()
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows

test('the photo of a colleague’s post is the owner’s once they leave; that of an owner goes with them', async () => {
  const [owner, ana] = [await newPerson(), await newPerson()]
  const id = await newListing(owner.id, 'cafe')
  const photos = [owner, ana].map(({ id: by }, at) => ({ by, name: String(at).repeat(64) }))
  for (const { by, name } of photos) {
    await query(`insert into photo_file (name, owner_id, size) values ($1, $2, 1)`, [name, by])
    await query(
      `insert into listing_post (listing_id, author_id, kind, title, text, photo, lang, ends_at)
       values ($1, $2, 'news', 'Open', 'Come in', '/media/' || $3, 'en', now())`,
      [id, by, name],
    )
  }
  const left = () =>
    query(`select author_id, photo from listing_post where listing_id = $1 order by id`, [id])
  expect(await postData.read(database.db, ana)).toMatchObject([{ photo: `/media/${photos[1]!.name}` }])
  await database.db.transaction((tx) => postData.erase(tx, ana))
  expect(await query(`select owner_id from photo_file where name = $1`, [photos[1]!.name])).toEqual([
    { owner_id: owner.id },
  ])
  expect(await left()).toEqual([
    { author_id: owner.id, photo: `/media/${photos[0]!.name}` },
    { author_id: null, photo: `/media/${photos[1]!.name}` },
  ])
  await database.db.transaction((tx) => postData.erase(tx, owner))
  expect(await left()).toMatchObject([{ photo: null }, { photo: null }])
})

test('what staff have hidden takes no place of those that run, and is not published again with the same text', async () => {
  const owner = viewerWith((await newPerson()).id)
  const id = await newListing(owner.id, 'hidden-news')
  await query(`update listing set kind = 'food' where id = $1`, [id])
  await query(
    `insert into listing_post (listing_id, author_id, kind, title, text, lang, ends_at, hidden_at)
     select $1, $2, 'news', 'Gold ' || at, 'Cheap', 'en', now() + interval '3 days', now()
     from generate_series(1, $3) at`,
    [id, owner.id, mostPosts],
  )
  const listing = (await findPosting(database.db, owner, { kind: 'food', ref: 'hidden-news' }))!
  const add = (title: string) =>
    addPost(
      database.db,
      { listing, actorId: owner.id },
      { kind: 'news', title, text: 'Cheap', photo: null, lang: 'en' },
    )
  expect(await add('Gold 1')).toBe('hidden')
  for (let at = 1; at <= mostPosts; at++) expect(await add(`Bread ${at}`)).toBeNull()
  expect(await add('Bread')).toBe('many')
})

test('the form for a new post is the same one on every page of posts, until another is written', async () => {
  const owner = viewerWith((await newPerson()).id)
  const id = await newListing(owner.id, 'old-news')
  await query(`update listing set kind = 'food' where id = $1`, [id])
  const write = (most: number) =>
    query(
      `insert into listing_post (listing_id, author_id, kind, title, text, lang, ends_at)
       select $1, $2, 'news', 'News ' || at, 'Read it', 'en', now() from generate_series(1, $3) at`,
      [id, owner.id, most],
    )
  const read = async (address: string) => {
    const { context, url, request } = loaderArguments(database, address, { viewer: owner })
    const params = { kind: 'food', ref: 'old-news' }
    return loader({ context, url, request, params, pattern: '/user-listings/:kind/:ref/posts' })
  }
  const address = '/user-listings/food/old-news/posts'
  expect((await read(address)).latest).toBe(0)
  await write(51)
  const { latest, posts, older } = await read(address)
  expect(latest).toBe(posts[0]!.id)
  expect(await read(older!)).toMatchObject({ latest, posts: [{ title: 'News 1' }] })
  await write(1)
  expect((await read(older!)).latest).toBeGreaterThan(latest)
})
