import sharp from 'sharp'
import { pdf } from '#tests/fixtures/uploads.ts'
import { isVisible, type WalkStep } from './window.ts'

/** What is tried in each engine, in this order, in one window. */
export const walkSite: WalkStep[] = [
  {
    name: 'the splash ends, and the scene of the page plays after it',
    async run(window) {
      await window.open('/services/design-services')
      await window.until(
        'the splash did not end',
        `document.querySelector('.splash').getBoundingClientRect().bottom <= 0`,
      )
      await window.until(
        'the scene stands still',
        `getComputedStyle(document.querySelector('.scene > *')).getPropertyValue('--play').trim() === 'running'`,
      )
    },
  },
  {
    name: 'the dropdown opens on hover and closes on Escape',
    async run(window) {
      await window.move('nav a[href="/our-services"]')
      await window.until('the dropdown is closed', isVisible('#services-menu'))
      await window.press('\uE00C')
      await window.until('the dropdown is open', `!${isVisible('#services-menu')}`)
    },
  },
  {
    name: 'the menu of small screens opens and closes',
    async run(window) {
      await window.resize(600, 900)
      await window.open('/')
      await window.click('.mobile-menu > summary')
      await window.until('the menu is closed', isVisible('.mobile-menu nav a'))
      await window.click('.mobile-menu > summary')
      await window.until('the menu is open', `!${isVisible('.mobile-menu nav a')}`)
      await window.resize(1440, 900)
    },
  },
  {
    name: 'tabs, accordion and slider move on a click',
    async run(window) {
      const found = await window.pathsWith('role="tab"', '<details name=', 'data-island="carousel"')
      const [tabs, accordion, slider] = found
      if (tabs) {
        await window.open(tabs)
        const selected = `document.querySelector('[role=tab][aria-selected=true]').id`
        const before = await window.read(selected)
        await window.click('[role=tab][aria-selected=false]')
        await window.until(
          'no tab is selected by a click',
          `${selected} !== ${JSON.stringify(before)}`,
        )
      }
      if (accordion) {
        await window.open(accordion)
        await window.click('main details[name]:not([open]) > summary', 'visible')
        await window.until(
          'no answer opens',
          `document.querySelector('main details[open] > summary:hover')`,
        )
      }
      if (slider) {
        await window.open(slider)
        const place = `document.querySelector('[data-island=carousel] li').getBoundingClientRect().x`
        await window.read(`document.querySelector('[data-island=carousel]').scrollIntoView()`)
        await window.until(
          'the slider is not mounted',
          `document.querySelector('[data-island=carousel]').dataset.mounted === ''`,
        )
        const before = await window.read(place)
        await window.click('[data-island=carousel] .carousel-steps button:last-child')
        await window.until('the slider stands still', `${place} !== ${before}`)
      }
      return `${tabs}, ${accordion}, ${slider}`
    },
  },
  {
    name: 'the bars of page heads are drawn on their ground',
    async run(window) {
      for (const path of ['/our-services', '/animated-scroll']) {
        await window.open(path)
        const share = await groundShare(await window.pictureOf('.page-head'))
        // Bars and gaps; a gradient that covers them leaves none of the ground.
        if (share < 0.3) throw new Error(`${path}: the drawing is covered (ground ${share}).`)
      }
    },
  },
  {
    name: 'the value at the marker follows the scrolling',
    async run(window) {
      await window.open('/animated-scroll')
      // Without scroll timelines there is no marker.
      if (!(await window.read(`CSS.supports('animation-timeline: view()')`))) return
      const section = `document.querySelector('.spectrum-scroll')`
      await window.read(
        `scrollTo({ top: ${section}.offsetTop + ${section}.offsetHeight / 2, behavior: 'instant' })`,
      )
      await window.until(
        'the value stays at the start',
        `Number(getComputedStyle(document.querySelector('.spectrum-value')).counterReset.split(' ')[1]) > 500`,
      )
    },
  },
  {
    name: 'the search of the blog has controls of one height and ground, and finds',
    async run(window) {
      await window.open('/blog')
      const controls = (await window.read(
        `[...document.querySelectorAll('main search .input')].map((control) =>
          [control.offsetHeight, getComputedStyle(control).appearance === 'none' || control.localName])`,
      )) as [number, unknown][]
      const heights = new Set(controls.map(([height]) => height))
      if (heights.size !== 1 || controls.some(([, look]) => look === 'select')) {
        throw new Error(`The controls differ: ${JSON.stringify(controls)}`)
      }
      const count = await window.read(`document.querySelectorAll('main article').length`)
      await window.click('main search [name=q]')
      await window.type('meeting')
      await window.until(
        'the list is not filtered',
        `document.querySelectorAll('main article').length < ${count}`,
      )
    },
  },
  {
    name: 'a form says what is missing, and sends a file',
    async run(window) {
      await window.open('/contact')
      await window.click('main form [type=submit]')
      await window.until('no error is shown', isVisible('main form [aria-invalid=true]'))
      const fields = (await window.read(
        `[...document.querySelectorAll('main form [aria-required=true]:is(textarea, [type=text], [type=email], [type=tel])')].map(({ id, type }) => [id, type])`,
      )) as [string, string][]
      for (const [id, type] of fields) {
        await window.click(`[id="${id}"]`)
        await window.type(
          type === 'email' ? 'visitor@example.com' : 'Words of a visitor who waits for an answer',
        )
      }
      if (await window.read(`Boolean(document.querySelector('main form [type=file]'))`)) {
        await window.setFile('main form [type=file]', window.file('brief.pdf', pdf()))
      }
      await window.click('main form [type=submit]')
      await window.until(
        'the form was not sent',
        `document.querySelector('main :is([role=status], [role=alert]) > .text-well')`,
      )
    },
  },
  {
    name: 'Back returns to the page before',
    async run(window) {
      await window.open('/blog')
      await window.click('main article a')
      await window.until('the post did not open', `location.pathname.startsWith('/blog/')`)
      await window.back()
      await window.until('Back did not return', `location.pathname === '/blog'`)
    },
  },
  {
    name: 'a page that is left at once logs nothing',
    async run(window) {
      for (const path of ['/', '/about', '/contact', '/blog', '/our-services']) {
        await window.open('/terms')
        await window.read(`new Promise((resolve) => { location.href = '${path}'; resolve(1) })`)
        await window.until('the page did not open', `location.pathname === '${path}'`)
      }
    },
  },
]

/** The share of pixels of the picture's last row that have the colour of its first. */
async function groundShare(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = data.subarray((info.height - 4) * info.width * 3).subarray(0, info.width * 3)
  let dark = 0
  for (let at = 0; at < row.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = row.subarray(at)
    if (red + green + blue < 120) dark++
  }
  return dark / info.width
}
