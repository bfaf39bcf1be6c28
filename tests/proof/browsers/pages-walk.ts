import { paths, postPath } from '#model/paths.ts'
import { waitFor } from './program.ts'
import { isVisible, keys, type WalkStep } from './window.ts'

/** What is tried on the pages of the site, in this order, in one window that has not seen the site before. */
export const walkPages: WalkStep[] = [
  {
    name: 'the splash of a first visit ends, and the scene of the page plays after it',
    async run(window) {
      let count = 0
      for await (const path of window.pagesWith('class="scene ')) {
        await window.open(path)
        // Nothing is asked meanwhile, because an answer needs styles, which are what may not be computed.
        await window.read(`Promise.all(document.querySelector('.splash').getAnimations({ subtree: true })
          .map(({ finished }) => finished)).then(() => 1)`)
        const isPlaying = `getComputedStyle(document.querySelector('.scene > *')).getPropertyValue('--play').trim() === 'running'`
        await window.until(`The scene of ${path} stands still`, isPlaying)
        await window.read('sessionStorage.clear()')
        count++
      }
      if (count === 0) throw new Error('No page has a scene.')
      return `${count} scenes`
    },
  },
  {
    name: 'the dropdown opens on hover and closes on Escape',
    async run(window) {
      await window.move(`nav a[href="${paths.services}"]`)
      await window.until('the dropdown is closed', isVisible('#services-menu'))
      await window.type(keys.escape)
      await window.until('the dropdown is open', `!${isVisible('#services-menu')}`)
    },
  },
  {
    name: 'the menu of small screens opens and closes',
    async run(window) {
      await window.resize(600, 900)
      await window.open(paths.home)
      await window.click('.mobile-menu > summary')
      await window.until('the menu is closed', isVisible('.mobile-menu nav a'))
      await window.click('.mobile-menu > summary')
      await window.until('the menu is open', `!${isVisible('.mobile-menu nav a')}`)
      await window.resize(1440, 900)
    },
  },
  {
    name: 'a tab is selected by a click',
    async run(window) {
      await window.open(await window.pageWith('role="tab"'))
      const selected = `document.querySelector('[role=tab][aria-selected=true]').id`
      const before = JSON.stringify(await window.read(selected))
      await window.click('[role=tab][aria-selected=false]')
      await window.until('no other tab is selected', `${selected} !== ${before}`)
    },
  },
  {
    name: 'an answer opens on a click',
    async run(window) {
      await window.open(await window.pageWith('<details name='))
      await window.click('main details[name]:not([open]) > summary', 'visible')
      await window.until(
        'no answer opens',
        `document.querySelector('main details[open] > summary:hover')`,
      )
    },
  },
  {
    name: 'a slider moves on a click',
    async run(window) {
      await window.open(await window.pageWith('data-island="carousel"'))
      const slider = `document.querySelector('[data-island=carousel]')`
      const place = `${slider}.querySelector('li').getBoundingClientRect().x`
      await window.read(`${slider}.scrollIntoView()`)
      await window.until('the slider is not mounted', `${slider}.dataset.mounted === ''`)
      const before = await window.read(place)
      await window.click('[data-island=carousel] .carousel-steps button:last-child')
      await window.until('the slider stands still', `${place} !== ${before}`)
    },
  },
  {
    name: 'the bars of page heads in all hues are drawn on their ground',
    async run(window) {
      for (const path of [paths.services, paths.animatedScroll]) {
        await window.open(path)
        // Bars and gaps; a gradient that covers them leaves none of the ground.
        await waitFor(`${path}: the drawing is covered`, async () => {
          return groundShare(await window.pictureOf('.page-head')) > 0.3
        })
      }
    },
  },
  {
    name: 'the value at the marker follows the scrolling',
    async run(window) {
      await window.open(await window.pageWith('spectrum-scroll'))
      // Without scroll timelines there is no marker.
      if (!(await window.read(`CSS.supports('animation-timeline: view()')`))) return 'no timelines'
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
    name: 'Back returns from a post to the blog',
    async run(window) {
      await window.open(paths.blog)
      await window.click('main article a')
      await window.until('the post did not open', `location.pathname.startsWith('${postPath('')}')`)
      await window.back()
      await window.until('Back did not return', `location.pathname === '${paths.blog}'`)
    },
  },
  {
    name: 'a page that is left at once logs nothing',
    async run(window) {
      const { home, about, contact, blog, services } = paths
      for (const path of [home, about, contact, blog, services]) {
        await window.open(paths.terms)
        await window.read(`new Promise((resolve) => { location.href = '${path}'; resolve(1) })`)
        await window.until('the page did not open', `location.pathname === '${path}'`)
      }
    },
  },
]

/** The share of dark pixels in a row near the picture's lower edge. */
function groundShare({ data, info }: { data: Buffer; info: { width: number; height: number } }) {
  const row = data.subarray((info.height - 4) * info.width * 3).subarray(0, info.width * 3)
  let dark = 0
  for (let at = 0; at < row.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = row.subarray(at)
    if (red + green + blue < 120) dark++
  }
  return dark / info.width
}
