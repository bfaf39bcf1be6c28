import { expect, test } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { letterTexts, openLetters } from '#tests/fixtures/letters.ts'

/** The site's time zone is five and a half hours ahead: 15:00 on the site's clock. */
const dayLater = '2026-11-22T15:00'
const day = 86_400_000

test('a draft is saved with a version, and an old one changes nothing', async () => {
  const { letters, draft } = await openLetters()
  const { id, version } = await draft({ subject: '' })
  expect(await letters.open({ id })).toMatchObject({
    ...{ subject: '', content: letterTexts.content, version: 2, state: 'draft', by: 'Dana' },
  })
  expect(await letters.save({ id, version, ...letterTexts })).toMatchObject({
    value: { version: 3 },
  })
  expect(await letters.save({ id, version, ...letterTexts, subject: 'Other' })).toMatchObject({
    ...{ ok: false, status: 409 },
    message: 'Dana has saved this letter meanwhile. Nothing was changed: compare first.',
  })
  expect(await letters.delete({ id, version })).toMatchObject({ status: 409 })
  expect((await letters.open({ id })).subject).toBe('News')
  expect((await letters.list()).letters).toMatchObject([{ id, subject: 'News' }])
  expect(await letters.delete({ id, version: 3 })).toMatchObject({ ok: true })
  await expect(letters.open({ id })).rejects.toMatchObject({ status: 404 })
})

test('lines and texts beyond their limits are refused', async () => {
  const { letters, draft } = await openLetters()
  const seen = await draft()
  for (const change of [
    { subject: 'a\nb' },
    { preheader: 'a\nb' },
    { content: 'a'.repeat(100_001) },
  ])
    expect(await letters.save({ ...seen, ...letterTexts, ...change })).toMatchObject({
      ...{ status: 422, errors: { [Object.keys(change)[0] ?? '']: expect.any(String) } },
    })
})

test('authors write and test, editors send, and viewers read', async () => {
  const site = await openLetters()
  const { draft, received, subscribe } = site
  await subscribe(['ann'])
  const seen = await draft()
  const forbidden = { status: 403 }
  const author = (await signIn(site, 'author')).admin.letters
  expect(await author.save({ ...seen, ...letterTexts })).toMatchObject({ ok: true })
  expect(await author.sendTest({ id: seen.id })).toMatchObject({
    message: 'The mail server accepted the test for author@agency.test.',
  })
  expect(received).toMatchObject([
    { subject: 'Test: News', envelopeTo: ['author@agency.test'], text: expect.any(String) },
  ])
  const now = { ...seen, version: 3 }
  for (const change of ['schedule', 'unschedule', 'send', 'stop'] as const)
    await expect(author[change]({ ...now, at: dayLater })).rejects.toMatchObject(forbidden)
  const viewer = (await signIn(site, 'viewer')).admin.letters
  expect(await viewer.open({ id: seen.id })).toMatchObject({ by: 'author' })
  await expect(viewer.create({})).rejects.toMatchObject(forbidden)
  await expect(viewer.duplicate(seen)).rejects.toMatchObject(forbidden)
  await expect(viewer.save({ ...now, ...letterTexts })).rejects.toMatchObject(forbidden)
  await expect(viewer.delete(now)).rejects.toMatchObject(forbidden)
  await expect(viewer.sendTest({ id: seen.id })).rejects.toMatchObject(forbidden)
})

test('a scheduled letter is sent at its time, once, also if the server was down at that time', async () => {
  const { letters, draft, subscribe, deliver, pass, recipients, ...site } = await openLetters()
  await subscribe(['ann', 'bob'])
  const { id, version } = await draft()
  expect(await letters.schedule({ id, version, at: dayLater })).toMatchObject({ ok: true })
  expect(await letters.open({ id })).toMatchObject({
    ...{ state: 'scheduled', at: '2026-11-22T09:30:00.000Z' },
  })
  expect(await letters.save({ id, version: 3, ...letterTexts })).toMatchObject({ status: 409 })
  pass(day - 1)
  await deliver()
  expect(recipients()).toEqual([])
  pass(3600_000)
  await Promise.all([deliver(), (await site.openAnother()).runLetters()])
  // The other server may be sending what this one would.
  const afterRound = () => deliver().then(() => letters.list())
  const all = [{ state: 'sent', sent: 2, recipients: 2 }]
  await expect.poll(afterRound).toMatchObject({ letters: all })
  expect(recipients()).toEqual(['ann@example.com', 'bob@example.com'])
  const verbs = (await changesOf(site)).map(({ action }) =>
    action.replace('newsletter.letter-', ''),
  )
  expect(verbs).toEqual(['drafted', 'scheduled', 'started', 'finished'])
  expect(site.reported).toEqual([])
})

test('a schedule is moved or cancelled', async () => {
  const { letters, draft, subscribe, deliver, pass, recipients } = await openLetters()
  await subscribe(['ann'])
  const { id, version } = await draft()
  await letters.schedule({ id, version, at: dayLater })
  expect(await letters.schedule({ id, version: 3, at: '2026-11-30T09:00' })).toMatchObject({
    ok: true,
  })
  pass(day)
  await deliver()
  expect(await letters.unschedule({ id, version: 4 })).toMatchObject({ ok: true })
  expect(await letters.unschedule({ id, version: 5 })).toMatchObject({ status: 409 })
  pass(30 * day)
  await deliver()
  expect(recipients()).toEqual([])
  expect(await letters.save({ id, version: 5, ...letterTexts })).toMatchObject({ ok: true })
})

test('a draft that was left empty is the next new letter of its author, and of nobody else', async () => {
  const site = await openLetters()
  const author = (await signIn(site, 'author')).admin.letters
  const create = async ({ create }: typeof author) => {
    const created = await create({})
    return created.ok && created.value.id
  }
  const newest = async () => (await author.list()).letters[0]?.id
  const left = await create(site.letters)
  site.pass(day)
  const other = await create(author)
  expect(other).not.toBe(left)
  expect(await newest()).toBe(other)
  site.pass(day)
  expect(await create(site.letters)).toBe(left)
  expect(await newest()).toBe(left)
  await site.letters.save({ id: left, version: 1, ...letterTexts })
  expect([left, other]).not.toContain(await create(site.letters))
})

test('a copy of a letter that was sent is a draft of its author, with the same texts', async () => {
  const site = await openLetters()
  await site.subscribe(['ann'])
  const seen = await site.draft()
  await site.letters.send(seen)
  await site.deliver()
  site.pass(day)
  const author = (await signIn(site, 'author')).admin.letters
  const copied = await author.duplicate(seen)
  if (!copied.ok) throw new Error(copied.message)
  const { id } = copied.value
  expect(await author.open({ id })).toMatchObject({
    ...letterTexts,
    ...{ state: 'draft', version: 1, by: 'author', recipients: 0, sent: 0, failed: 0 },
  })
  expect((await author.list()).letters.map((letter) => letter.id)).toEqual([id, seen.id])
  expect(await author.save({ id, version: 1, ...letterTexts })).toMatchObject({ ok: true })
  await site.deliver()
  expect(site.recipients()).toEqual(['ann@example.com'])
  expect((await changesOf(site)).at(-1)).toMatchObject({
    summary: 'Duplicated the letter “News”',
  })
  expect(await author.duplicate({ id: crypto.randomUUID() })).toMatchObject({ status: 404 })
})
