import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { composeMail } from './compose.ts'
import { fillContent, tokenOf } from './fill-tokens.ts'

const from = { name: 'Agentur Süd', address: 'hello@agency.test' }
const row = {
  ...{ message_id: 'issue.1.2', recipient: 'ann@example.com' },
  created_at: '2026-11-29T08:30:00.000Z',
}
const replyTo = { name: 'Dana', address: 'dana@agency.test' }
const headers = { 'List-Unsubscribe': `<https://agency.test/u?key=${'k'.repeat(120)}>` }
const name = tokenOf('name')

const contents = {
  plain: { ...content('Hello'), body: { html: `<p>${name}</p>`, text: name } },
  odd: {
    ...content(`Grüße, ${name} — ${'wort '.repeat(40)}`),
    body: {
      html: `<p title="${name}">${name}${name}  \n${'ü'.repeat(300)} = .\n.\n${name} \n</p>`,
      text: `${name}${name}  \n${'ü'.repeat(300)} = .\n.\n${name}\r\n${'x'.repeat(2_000)}\n\n${name}`,
    },
  },
}

function content(subject: string) {
  return { subject, preview: '', heading: subject, paragraphs: [], footer: [`For ${name}`] }
}

const render = (_: string, { subject, body, footer }: (typeof contents)['odd']) =>
  `<html><title>${subject}</title>${body.html}\n${footer.join('')}</html>`

test.each(Object.keys(contents) as (keyof typeof contents)[])(
  'an email to many says what it would say if it were made for each: %s',
  async (kind) => {
    const shared = contents[kind]
    const values = { name: 'Zoë Ångström' }
    const filled = fillContent(shared, values)
    const parse = async (email: object) => {
      const raw = await composeMail({ render: render as never }, from, row, {
        content: filled,
        replyTo,
        headers,
        ...email,
      })
      if ('shared' in email) {
        const lines = raw.toString('latin1').split('\r\n')
        // RFC 2045, 6.7 (5); fields of the header may be longer.
        const longest = Math.max(
          ...lines.filter((line) => !line.includes('<')).map((line) => line.length),
        )
        expect(longest).toBeLessThanOrEqual(76)
        expect(lines.filter((line) => /\r|\n/.test(line))).toEqual([])
      }
      const { headers: fields, headerLines, ...mail } = await PostalMime.parse(raw)
      const known = fields.filter(({ key }) => key !== 'content-type')
      return { ...mail, known: known.sort((one, other) => (one.key < other.key ? -1 : 1)) }
    }
    const alone = await parse({})
    const together = await parse({ shared: { content: shared, values } })
    const lines = (text = '') => text.replace(/\r\n/g, '\n').trimEnd()
    expect(lines(together.text)).toBe(lines(alone.text))
    expect(lines(together.html)).toBe(lines(alone.html))
    expect(together.text).toContain('Zoë Ångström')
    const rest = { text: '', html: '' }
    expect({ ...together, ...rest }).toEqual({ ...alone, ...rest })
  },
)

test('what is shared is rendered once', async () => {
  let count = 0
  const counted = () => {
    count += 1
    return `<p>${name}</p>`
  }
  const shared = { ...contents.plain }
  for (const value of ['Ann', 'Bob']) {
    const values = { name: value }
    const email = { content: fillContent(shared, values), shared: { content: shared, values } }
    const { html } = await PostalMime.parse(
      await composeMail({ render: counted }, from, row, email),
    )
    expect(html).toContain(value)
  }
  expect(count).toBe(1)
})

test('an email says that a program wrote it, unless somebody did', async () => {
  const headersOf = async (email: object) => {
    const own = { content: contents.plain, ...email }
    const raw = await composeMail({ render: render as never }, from, row, own)
    const { headers: fields } = await PostalMime.parse(raw)
    return fields.find(({ key }) => key === 'auto-submitted')?.value
  }
  expect(await headersOf({})).toBe('auto-generated')
  expect(await headersOf({ headers: { 'Auto-Submitted': 'auto-replied' } })).toBe('auto-replied')
  expect(await headersOf({ isPersonal: true })).toBeUndefined()
})
