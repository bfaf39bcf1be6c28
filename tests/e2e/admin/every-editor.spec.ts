import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/expect-accessible.ts'
import { holdRequest } from '#tests/e2e/fixtures.ts'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import { changes, edit, isSaved, saveDraft, sectionIn, shownPage } from './editor.ts'
import { expect, open, test } from './fixtures.ts'

/** A kind of document with its editor. */
type Editor = {
  /** Opens a document that no other test edits. */
  start(page: Page, story: Story): Promise<string>
  /** Two of its fields. */
  fields: [string, string]
  /** The way back, and the heading of the list that it leads to. */
  list: { link: string; heading: string }
  /** It has a text that is written as it will look. */
  hasArticle: boolean
}

/** Each on a page that no other test edits. */
const stories = {
  undo: 'services/sound',
  connection: 'services/type',
  kept: 'services/shops',
  session: 'services/animation',
  leaving: 'services/ads',
  conflict: 'services/listings',
  people: 'services/films',
  comment: 'services/seo',
} as const

type Story = keyof typeof stories

const editors: Record<string, Editor> = {
  page: {
    start: async (page, story) => {
      await edit(page, `page:${stories[story]}`)
      return page.url()
    },
    fields: ['Title for search engines', 'Description for search engines'],
    list: { link: 'All pages', heading: 'Content' },
    hasArticle: false,
  },
  post: {
    start: async (page, story) => {
      await open(page, '/admin/blog/new')
      await page.getByLabel('Title', { exact: true }).fill(`A post about ${story}`)
      await page.getByRole('button', { name: 'Create post' }).click()
      return started(page, /admin\/blog\/[0-9a-f-]{36}$/)
    },
    fields: ['Excerpt', 'Tags'],
    list: { link: 'Blog', heading: 'Blog' },
    hasArticle: true,
  },
  issue: {
    start: async (page) => {
      await open(page, '/admin/newsletter/issues')
      await page.getByRole('button', { name: 'New issue' }).click()
      return started(page, /issues\/[0-9a-f-]{36}$/)
    },
    fields: ['Preview text', 'Subject'],
    list: { link: 'Issues', heading: 'Newsletter' },
    hasArticle: true,
  },
}

async function started(page: Page, url: RegExp) {
  await page.waitForURL(url)
  await expect(content(page)).toBeEditable()
  return page.url()
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const content = (page: Page) => field(page, 'Content')
const except = ['iframe']

// Browsers log failed requests.
test.use({
  expectedMessages: [
    ...['status of 401', 'status of 404', 'status of 409', 'status of 422'],
    ...['net::ERR_', 'Failed to fetch dynamically imported module'],
    // The email beside an issue is shown without scripts, and a test's clock is one.
    'Blocked script execution',
  ],
})

for (const [kind, { start, fields, list, hasArticle }] of Object.entries(editors)) {
  const [one, other] = fields

  test.describe(`editor of ${kind}s`, () => {
    test('undoes and redoes, by button and key', async ({ page }) => {
      await start(page, 'undo')
      const before = await field(page, one).inputValue()
      await field(page, one).fill('First try')
      await field(page, other).fill('Second field')
      await page.getByRole('button', { name: /^Undo/ }).filter({ visible: true }).first().click()
      await expect(field(page, other)).not.toHaveValue('Second field')
      await expect(field(page, other)).toBeFocused()
      await page.getByRole('button', { name: /^Undo/ }).filter({ visible: true }).first().click()
      await expect(field(page, one)).toHaveValue(before)
      await page.getByRole('button', { name: /^Redo/ }).filter({ visible: true }).first().click()
      await expect(field(page, one)).toHaveValue('First try')
      if (!hasArticle) return
      // What was typed in the last moment is saved, too, also with Caps Lock.
      await content(page).click()
      await page.keyboard.type('Typed just now')
      await page.keyboard.press('Control+S')
      await isSaved(page)
      await page.reload()
      await expect(content(page)).toHaveText('Typed just now')
      // The draft is all there is of it.
      await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0)
    })

    test('saves what was written without a connection once it is back', async ({
      page,
      context,
    }) => {
      await start(page, 'connection')
      await field(page, one).fill('Before the tunnel')
      await saveDraft(page)
      await context.setOffline(true)
      await field(page, one).fill('Written in a tunnel')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('The server can’t be reached.').first()).toBeVisible()
      await context.setOffline(false)
      // At once, not with the next try after ten seconds.
      await expect(page.getByText(/^Draft saved at/)).toBeVisible({ timeout: 4_000 })
      // Also if the connection is back before the request has failed.
      await page.route(
        changes,
        async (route) => {
          await page.evaluate(() => dispatchEvent(new Event('online')))
          await route.abort()
        },
        { times: 1 },
      )
      await field(page, one).fill('Written at the end of the tunnel')
      await page.keyboard.press('Control+s')
      await expect(page.getByText(/^Draft saved at/)).toHaveCount(0)
      await expect(page.getByText(/^Draft saved at/)).toBeVisible({ timeout: 4_000 })
    })

    test('offers what could not be saved when it is opened again', async ({ page }) => {
      const address = await start(page, 'kept')
      await page.route(changes, (route) => route.abort())
      await field(page, one).fill('Written before the crash')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('The server can’t be reached.').first()).toBeVisible()
      page.on('dialog', (dialog) => dialog.accept())
      await page.goto('/admin/content/new')
      await page.unroute(changes)
      await open(page, address)
      await expect(field(page, one)).not.toHaveValue('Written before the crash')
      await expect(
        page.getByRole('region', { name: /^Changes from .+ were not saved$/ }),
      ).toBeVisible()
      await expectAccessible(page, { except })
      await page.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(field(page, one)).toHaveValue('Written before the crash')
      await saveDraft(page)
      await page.reload()
      await expect(field(page, one)).toHaveValue('Written before the crash')
      await expect(page.getByText('were not saved')).toHaveCount(0)
    })

    test('saves the text once its writer has signed in again', async ({ page }) => {
      await start(page, 'session')
      // What is beside the fields needs the session, too.
      if (kind === 'page') await expect(sectionIn(shownPage(page), 0)).toBeAttached()
      if (kind === 'issue')
        await expect(page.frameLocator('iframe').locator('td').first()).toBeAttached()
      await page.context().clearCookies()
      await field(page, one).fill('After a long lunch')
      await page.keyboard.press('Control+s')
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
      await expect(dialog.getByLabel('Password')).toBeFocused()
      await dialog.getByLabel('Password').fill(ownerPassword)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await isSaved(page)
      await expect(field(page, one)).toHaveValue('After a long lunch')
    })

    test('asks before it is left with unsaved changes', async ({ page }) => {
      await page.clock.install()
      const address = await start(page, 'leaving')
      // No autosave before the click, however slow the machine.
      await page.clock.pauseAt(Date.now() + 60_000)
      await field(page, one).fill('Half a thought')
      await page.getByRole('main').getByRole('link', { name: list.link, exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText('You have unsaved changes')
      await page.getByRole('button', { name: 'Save draft and leave' }).click()
      await expect(page.getByRole('heading', { name: list.heading, level: 1 })).toBeVisible()
      await open(page, address)
      await expect(field(page, one)).toHaveValue('Half a thought')
    })

    test('shows both versions after a conflict, keeps both, and restores the other', async ({
      page,
      context,
    }) => {
      const address = await start(page, 'conflict')
      const second = await context.newPage()
      await open(second, address)
      await test.step('neither text is lost', async () => {
        // Typed before the other's version is known.
        const release = await holdRequest(page, changes)
        const save = page.waitForRequest(changes)
        await field(page, one).fill('Mine')
        await page.keyboard.press('Control+s')
        await save
        await field(second, one).fill('Theirs')
        await saveDraft(second)
        release()
        const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this' })
        await expect(conflict).toContainText(
          new RegExp(`${one}, theirs\\s*Theirs\\s*${one}, yours\\s*Mine`),
        )
        await expect(field(page, one)).toHaveValue('Mine')
        await page.getByRole('button', { name: 'Save mine over theirs' }).click()
        await isSaved(page)
      })
      await test.step('the history compares and restores the other', async () => {
        const restore = page.getByRole('button', { name: /^Restore the version/ }).last()
        // Until the history is loaded anew, its only version is the draft.
        await expect(restore).toBeVisible()
        await page
          .getByRole('button', { name: /^Compare with the version/ })
          .last()
          .click()
        const comparison = page.getByRole('dialog')
        await expect(comparison.locator('del')).toHaveText('Theirs')
        await expect(comparison.locator('ins')).toHaveText('Mine')
        await page.keyboard.press('Escape')
        await restore.click()
        await expect(field(page, one)).toHaveValue('Theirs')
      })
    })

    test('shows who else is there, and joins what both write', async ({ page, context }) => {
      const address = await start(page, 'people')
      const second = await context.newPage()
      await open(second, address)
      const here = page.getByRole('list', { name: 'Also here' })
      await expect(here).toContainText('You, in another tab')
      await test.step('without changes of one’s own, the other’s show by themselves', async () => {
        await field(second, one).fill('Of the other tab')
        await saveDraft(second)
        await expect(field(page, one)).toHaveValue('Of the other tab')
      })
      await test.step('changes of other fields are joined', async () => {
        const release = await holdRequest(page, changes)
        const save = page.waitForRequest(changes)
        await field(page, other).fill('Of this tab')
        await page.keyboard.press('Control+s')
        await save
        await field(second, one).fill('Of the other, again')
        await saveDraft(second)
        release()
        await expect(field(page, one)).toHaveValue('Of the other, again')
        await expect(field(page, other)).toHaveValue('Of this tab')
        await expect(field(second, other)).toHaveValue('Of this tab')
      })
      await second.close()
      await expect(here).toHaveCount(0)
    })

    test('is commented on by keyboard alone', async ({ page }) => {
      await start(page, 'comment')
      await page.getByRole('button', { name: 'Comments', exact: true }).press('Enter')
      const comments = page.getByRole('region', { name: 'Comments' })
      await page.getByRole('button', { name: `Comment on ${one}`, exact: true }).press('Enter')
      await expect(page.getByLabel('New comment')).toBeFocused()
      await page.keyboard.type('Shorter?')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: `1 comment on ${one}` })).toBeFocused()
      await comments.getByRole('button', { name: one, exact: true }).press('Enter')
      await expect(field(page, one)).toBeFocused()
      await comments.getByRole('button', { name: 'Resolve' }).press('Enter')
      await expect(comments.getByText('There are no open comments.')).toBeVisible()
    })
  })
}
