import { paths } from '#model/paths.ts'
import { readStored, readStoredFile } from '#tests/fixtures/stored.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { isVisible, type WalkStep } from './window.ts'

const name = 'A visitor with another browser'

/** The forms of the site. */
export const walkForms: WalkStep[] = [
  {
    name: 'the search of the blog has controls of one height and ground, and finds',
    async run(window) {
      await window.open(paths.blog)
      const controls = (await window.read(
        `[...document.querySelectorAll('main search .input')].map((control) =>
          [control.offsetHeight, getComputedStyle(control).appearance === 'none' || control.localName])`,
      )) as [number, unknown][]
      const heights = new Set(controls.map(([height]) => height))
      if (heights.size !== 1 || controls.some(([, look]) => look === 'select')) {
        throw new Error(`The controls differ: ${JSON.stringify(controls)}`)
      }
      const count = `document.querySelectorAll('main article').length`
      const before = await window.read(count)
      const title = String(
        await window.read(`document.querySelector('main article :is(h2, h3)').innerText`),
      )
      await window.click('main search [name=q]')
      await window.type(title)
      await window.until('the list is not filtered', `${count} > 0 && ${count} < ${before}`)
    },
  },
  {
    name: 'a form says what is missing, and sends a file, which is stored',
    async run(window, { dataDir }) {
      await window.open(paths.contact)
      await window.click('main form [type=submit]')
      await window.until('no error is shown', isVisible('main form [aria-invalid=true]'))
      const required = 'main form [aria-required=true]'
      const types = (await window.read(
        `[...document.querySelectorAll('${required}')].map(({ id, type }) => [id, type])`,
      )) as [string, string][]
      for (const [id, type] of types) {
        await window.click(`[id="${id}"]`)
        await window.type(type === 'email' ? 'visitor@example.com' : name)
      }
      const content = pdf(200_000)
      await window.setFile('main form [type=file]', window.file('brief.pdf', content))
      await window.click('main form [type=submit]')
      await window.until(
        'the form was not sent',
        `document.querySelector('main :is([role=status], [role=alert]) > .text-well')`,
      )
      const { leads, files } = readStored(dataDir)
      const stored = await readStoredFile(dataDir, `${files[0]?.storage_key}`.replace('files/', ''))
      if (leads[0]?.name !== name || !stored.equals(content)) {
        throw new Error(`Stored: ${JSON.stringify({ leads, files })}`)
      }
    },
  },
]
