import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { localTime } from '#model/local-time.ts'
import type { ImageProcessor } from '#server/features/media/image-processor.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { leftoversIn, openInstances } from '#tests/fixtures/instances.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const picture = await drawing({ width: 300, height: 200 }).jpeg().toBuffer()

const file = () => new File([picture as BlobPart], 'lunch.jpg')

describe.runIf(inject('databaseKind') === 'postgres')(
  'instances on one database and bucket',
  () => {
    it('store a form once that is sent to two at once and again to a third, and send each mail once', async () => {
      const { all, rows, s3, received } = await openInstances()
      const send = (site: (typeof all)[number] | undefined) =>
        site?.api.fetch(
          new Request('http://localhost/api/inquiries', {
            method: 'POST',
            body: inquiryForm({}, { name: 'a.pdf', content: pdf(50_000) }),
            headers: { 'idempotency-key': 'one-key-for-every-instance' },
          }),
        )
      const answers = await Promise.all([send(all[0]), send(all[1])])
      expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 201])
      expect((await send(all[2]))?.status).toBe(200)
      expect(await rows('leads')).toHaveLength(1)
      const [stored] = await rows('lead_files')
      expect(s3.keys().filter((key) => key.startsWith('files/'))).toEqual([
        `files/${stored?.storage_key}`,
      ])
      await Promise.all(all.map((site) => site.sendOutbox()))
      const mails = await rows('outbox')
      expect(mails.map(({ state }) => state)).not.toContain('waiting')
      expect(received).toHaveLength(mails.length)
    })

    it('share sessions, and links that one has signed', async () => {
      const test = await openInstances()
      const { second, third, site, actionsOn } = test
      const { cookie } = await signIn(test, 'owner')
      await site.api.fetch(
        new Request('http://localhost/api/inquiries', {
          method: 'POST',
          body: inquiryForm({}, { name: 'a.pdf', content: pdf() }),
        }),
      )
      const { admin } = await actionsOn(second, cookie)
      const [lead] = await test.rows('leads')
      const { key } = await admin.leads.linkFile({ id: String(lead?.id) })
      const request = new Request(`http://localhost/admin/leads/file/${key}`, {
        headers: { cookie },
      })
      const { download } = await third.visitAdmin(request, { address: '192.0.2.7' })
      expect((await download)?.status).toBe(200)

      const write = writerOf(admin)
      const draft = await write.draft({ category: 'Design' })
      const address = await admin.blog.address({ id: draft })
      const previewed = await openPreview(third, address, cookie)
      const shown = await previewed?.blog.post(await write.slugOf(draft))
      expect(shown?.title).toContain('Test of Posts')

      await admin.auth.signOut()
      expect((await actionsOn(third, cookie)).actor).toBeNull()
    })

    it('show a planned post when it is due, although each has cached the list', async () => {
      const test = await openInstances()
      const { all, wait } = test
      const { admin } = await signIn(test, 'editor')
      const write = writerOf(admin)
      const id = await write.draft({ category: 'Design' })
      await write.plan(id, 'publish', localTime(new Date(+test.clock() + 300_000), 'Asia/Kolkata'))
      const slug = await write.slugOf(id)
      const show = async () => {
        for (const site of all) await site.runDuePlans()
        for (const site of all) await site.refreshContent()
        const lists = all.map((site) => site.api.request('/api/blog'))
        const texts = await Promise.all(lists.map(async (list) => (await list).text()))
        return texts.map((text) => text.includes(slug))
      }
      expect(await show()).toEqual([false, false, false])
      wait(5)
      expect(await show()).toEqual([true, true, true])
    })

    it('keep a picture once that is added on two at once', async () => {
      const test = await openInstances()
      const { all, second, third, actionsOn, folders, mediaObjects } = test
      const { cookie } = await signIn(test, 'editor')
      const added = await Promise.all(
        [second, third].map(async (site) => {
          const { admin } = await actionsOn(site, cookie)
          return done(await admin.media.upload({ file: file(), alt: 'Lunch' }))
        }),
      )
      const [row, ...others] = await test.rows('media')
      expect(others).toEqual([])
      expect(added.map(({ id }) => id)).toEqual([row?.id, row?.id])
      expect(
        mediaObjects().filter((key) => !key.startsWith(`${row?.id}/${row?.version}/`)),
      ).toEqual([])
      expect(await leftoversIn(folders)).toEqual([])
      const path = String(added[0]?.picture.src)
      for (const site of all) {
        const answer = await site.serveMedia({})(new Request(`http://localhost${path}`), path)
        expect(answer?.status).toBe(200)
      }
    })

    it('add a picture whose instance died half-way, and that instance removes its half later', async () => {
      const dying: ImageProcessor = async ({ folder }) => {
        await writeFile(join(folder, 'lunch.webp'), 'half')
        return new Promise(() => {})
      }
      const test = await openInstances({ imageProcessor: dying })
      const { second, actionsOn, folders, wait } = test
      const { admin, cookie } = await signIn(test, 'editor')
      void admin.media.upload({ file: file(), alt: 'Lunch' })
      await expect.poll(() => leftoversIn(folders)).toHaveLength(2)
      const there = (await actionsOn(second, cookie)).admin
      expect(await there.media.upload({ file: file(), alt: 'Lunch' })).toMatchObject({ ok: true })
      expect(await test.rows('media')).toHaveLength(1)
      wait(61)
      await test.site.removeUnfinished()
      expect(await leftoversIn(folders)).toEqual([])
    })
  },
)
