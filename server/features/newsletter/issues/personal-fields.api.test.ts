import { expect, test } from 'vitest'
import { issueKey } from '#model/content/standalone.ts'
import { openIssues } from '#tests/fixtures/issues.ts'

test('readers are named in subject, preview text and content, and others get the fallback', async () => {
  const { issues, draft, subscribe, deliver, received } = await openIssues()
  await subscribe(['ann'], { first_name: '<b>Ann</b> & "Co."', company: '$& {first name|x}' })
  await subscribe(['bob'])
  const texts = {
    subject: 'News for {first name|you}',
    preheader: '{first name|Readers} first',
    content: 'Hello **{first name|there}** of {company|Earth}, `{first name|code}`',
  }
  expect(await issues.send(await draft(texts))).toMatchObject({ ok: true })
  await deliver()
  const [ann, bob] = received.toSorted((one, other) => (one.envelopeTo < other.envelopeTo ? -1 : 1))
  expect(ann?.subject).toBe('News for <b>Ann</b> & "Co."')
  expect(ann?.text).toContain('Hello <b>Ann</b> & "Co." of $& {first name|x}, {first name|code}')
  expect(ann?.html).not.toContain('<b>Ann')
  expect(ann?.html).toContain('>&lt;b&gt;Ann&lt;/b&gt; &amp; &quot;Co.&quot;</strong>')
  expect(bob?.subject).toBe('News for you')
  expect(bob?.html).toContain('Readers first')
  expect(bob?.text).toContain('Hello there of Earth')
})

test('an issue with a field that is not known is refused with a sentence', async () => {
  const { issues, draft, subscribe, schedule, admin } = await openIssues()
  await subscribe(['ann'])
  const seen = await draft({ content: 'Hello {name|there}', subject: 'For {company}' })
  const errors = {
    content: '“{name}” is not known. Use {first name|there} or {company|your company}',
    subject: 'Say what stands there for readers without: {company|…} in place of {company}',
  }
  expect(await issues.send(seen)).toMatchObject({ status: 422, errors })
  expect(await schedule(seen, '2026-11-22T15:00')).toMatchObject({ status: 422, errors })
  const { errors: shown } = await admin.content.open({ document: issueKey(seen.id) })
  expect(shown).toMatchObject({ content: `${errors.content}.` })
})
