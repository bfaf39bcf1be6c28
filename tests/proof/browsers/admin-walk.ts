import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { isVisible, type WalkStep } from './window.ts'

/** What is tried in the admin, in this order. */
export const walkAdmin: WalkStep[] = [
  {
    name: 'the owner signs in',
    async run(window) {
      await window.open('/admin/sign-in')
      await window.click('[name=email]')
      await window.type(ownerEmail)
      await window.click('[name=password]')
      await window.type(`${ownerPassword}\uE007`)
      await window.until('the overview did not open', `location.pathname === '/admin'`)
    },
  },
  {
    name: 'what is typed in the page editor is saved',
    async run(window) {
      await window.open('/admin/content/edit?document=page:about')
      await window.until('there is no field', `document.querySelector('main textarea.input')`)
      await window.click('main textarea.input')
      await window.type(' Typed')
      await window.until(
        'the draft is not saved',
        `document.body.textContent.includes('Draft saved at')`,
      )
    },
  },
  {
    name: 'what is clicked in the framed page opens its field, which shows its whole text, and the page what is typed',
    async run(window) {
      const frame = `document.querySelector('iframe').contentDocument`
      await window.until('the page is not framed', `${frame}?.querySelector('main h1')`)
      await window.clickInFrame('main h1')
      await window.until(
        'no field is focused',
        `document.activeElement.matches('main input, main textarea')`,
      )
      await window.type('Zq')
      await window.until('the page does not show it', `/Zq/.test(${frame}.body.textContent)`)
      await window.clickInFrame('main p')
      await window.until(
        'no text area is focused',
        `document.activeElement.matches('main textarea')`,
      )
      const cut = (await window.read(
        `[...document.querySelectorAll('main textarea.input')].filter(({ scrollHeight, clientHeight, offsetParent }) =>
          offsetParent && clientHeight < 380 && scrollHeight > clientHeight + 4).length`,
      )) as number
      if (cut > 0) throw new Error(`${cut} text areas cut their text off.`)
    },
  },
  {
    name: 'a post is written by typing, pasting and in a table',
    async run(window) {
      await window.open('/admin/blog/new')
      const text = '[contenteditable=true]'
      await window.click('#post-title')
      await window.type('A post of another engine')
      await window.click(text)
      await window.type('Typed.')
      await window.read(`(() => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', '<h2>Pasted</h2><ul><li>One</li></ul>')
        document.querySelector('${text}').dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }))
      })()`)
      await window.until('nothing is pasted', `document.querySelector('${text} :is(h2, h3, li)')`)
      await window.type('\uE007\uE007/table')
      await window.until('nothing is offered', isVisible('[role=option]'))
      await window.type('\uE007')
      await window.until('there is no table', `document.querySelector('${text} table')`)
      await window.type('Cell')
      await window.until(
        'the cell is not filled',
        `document.querySelector('${text} table').textContent.includes('Cell')`,
      )
    },
  },
  {
    name: 'a picture is uploaded to the library',
    async run(window) {
      const picture = await drawing({ width: 640, height: 480 }).jpeg().toBuffer()
      await window.open('/admin/media/add')
      await window.until('the form is not ready', `document.querySelector('main [type=file]')`)
      await window.setFile('main [type=file]', window.file('engine.jpg', picture))
      await window.until(
        'the picture was not uploaded',
        `document.querySelector('main a[href^="/admin/media/"] , main li img')`,
      )
    },
  },
]
