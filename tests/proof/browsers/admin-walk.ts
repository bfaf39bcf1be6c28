import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { mediaPaths } from '#model/media/media.ts'
import { paths, postPath } from '#model/paths.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { isVisible, keys, type WalkStep } from './window.ts'

const framed = `document.querySelector('iframe').contentDocument`
const article = '[contenteditable=true]'

/** What is tried in the admin, in this order. */
export const walkAdmin: WalkStep[] = [
  {
    name: 'the owner signs in',
    async run(window) {
      await window.open(adminPaths.signIn)
      await window.click('[name=email]')
      await window.type(ownerEmail)
      await window.click('[name=password]')
      await window.type(ownerPassword + keys.enter)
      await window.until(
        'the overview did not open',
        `location.pathname === '${adminPaths.dashboard}'`,
      )
    },
  },
  {
    name: 'a click on the framed page opens the field, and what is typed is shown and saved',
    async run(window) {
      const path = await window.pageWith('class="page-head ')
      const editor = documentPath(`page:${path.slice(1)}`)
      await window.open(editor)
      await window.until('the page is not framed', `${framed}?.querySelector('main h1')`)
      await window.until('the page is not marked', `${framed}.querySelector('[data-path]')`)
      await window.clickInFrame(`page.querySelector('main h1')`)
      await window.until(
        'no field is focused',
        `document.activeElement.matches('main input, main textarea')`,
      )
      await window.type('Zq')
      await window.until('the page does not show it', `/Zq/.test(${framed}.body.textContent)`)
      await window.until(
        'the draft is not saved',
        `/Draft saved at/.test(document.body.textContent)`,
      )
      await window.open(editor)
      await window.until('the draft is lost', `/Zq/.test(${framed}?.body?.textContent)`)
      return path
    },
  },
  {
    name: 'text areas show their whole text',
    async run(window) {
      await window.clickInFrame(
        `[...page.querySelectorAll('main .page-head p')].sort((a, b) => b.textContent.length - a.textContent.length)[0]`,
      )
      await window.until(
        'no text area is focused',
        `document.activeElement.matches('main textarea')`,
      )
      const cut = Number(
        await window.read(
          `[...document.querySelectorAll('main textarea.input')].filter(({ scrollHeight, clientHeight, offsetParent }) =>
            offsetParent && clientHeight < 380 && scrollHeight > clientHeight + 4).length`,
        ),
      )
      if (cut > 0) throw new Error(`${cut} text areas cut their text off.`)
    },
  },
  {
    name: 'a post is written by typing, pasting from a page and in a table, and kept',
    async run(window) {
      await window.open(paths.blog)
      await window.click(`main article a[href^="${postPath('')}"]`)
      await window.until('the post did not open', `document.querySelector('.article h2')`)
      await window.read(`(() => {
        const heading = document.querySelector('.article h2')
        getSelection().setBaseAndExtent(heading, 0, heading.nextElementSibling, 1)
      })()`)
      await window.type('c', keys.control)
      await window.open(`${adminPaths.blog}/new`)
      await window.click('#title')
      await window.type(`A post of another engine${keys.enter}`)
      await window.until('the post did not open', isVisible(article))
      await window.click(article)
      await window.type(`Typed.${keys.enter}`)
      await window.type('v', keys.control)
      await window.until('nothing is pasted', `document.querySelector('${article} :is(h2, h3)')`)
      await window.type(`${keys.enter}/table`)
      await window.until('nothing is offered', isVisible('[role=option]'))
      await window.type(keys.enter)
      await window.until('there is no table', `document.querySelector('${article} table')`)
      await window.type('Cell')
      await window.until(
        'the cell is not filled',
        `/Cell/.test(document.querySelector('${article} table').textContent)`,
      )
      await window.until('it is not kept', `/Draft saved at/.test(document.body.textContent)`)
    },
  },
  {
    name: 'a picture is uploaded to the library, and shown',
    async run(window) {
      const picture = await drawing({ width: 640, height: 480 }).jpeg().toBuffer()
      await window.open(mediaPaths.add)
      await window.setFile('main [type=file]', window.file('another-engine.jpg', picture))
      const added = `main li a[href^="${adminPaths.media}/"]`
      await window.click(added)
      await window.until('its page did not open', `/another-engine/.test(document.title)`)
      await window.until(
        'it is not shown',
        `[...document.querySelectorAll('main img')].some(({ naturalWidth, currentSrc }) => naturalWidth > 0 && /another-engine/.test(currentSrc))`,
      )
    },
  },
]
