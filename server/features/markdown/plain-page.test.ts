import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

const address = 'https://agency.example/about'

const page = (main: string) => `<!doctype html><html><head><title>About | Agency</title>
  <meta name="description" content="Who we are"></head>
  <body><header>Menu</header><main><article>${main}</article></main><footer>Imprint</footer></body></html>`

test('a page is its title, its description and the content between its frame', () => {
  expect(plainPage(page('<h1>About</h1><p>We <b>build</b> things.</p>'), address)).toEqual({
    title: 'About | Agency',
    description: 'Who we are',
    html: '<h1>About</h1><p>We <b>build</b> things.</p>',
    markdown: '# About\n\nWe **build** things.',
  })
})

test.each([
  ['controls', '<form><input value="x"></form><button>Send</button>'],
  ['what is drawn or played', '<svg><text>λ</text></svg><video>film</video>'],
  ['what stands beside', '<aside>Read next</aside><nav>Contents</nav>'],
  ['what nobody sees', '<p hidden>a</p><p aria-hidden="true">b</p><!-- c --><script>d</script>'],
])('%s are left out', (_, html) => {
  expect(plainPage(page(`<p>Before</p>${html}`), address).markdown).toBe('Before')
})

test('addresses are absolute, and styles and scripts in attributes are gone', () => {
  const { html, markdown } = plainPage(
    page(
      '<p class="x" onclick="y"><a href="/contact?from=a">Write</a> <a href="#team">Team</a> <a href="javascript:alert(1)">no</a></p><img src="/a.webp" srcset="/b.webp 2x" alt="A">',
    ),
    address,
  )
  expect(html).toBe(
    '<p><a href="https://agency.example/contact?from=a">Write</a> <a href="https://agency.example/about#team">Team</a> <a>no</a></p><img src="https://agency.example/a.webp" alt="A">',
  )
  expect(markdown).toContain('[Write](https://agency.example/contact?from=a)')
  expect(markdown).toContain('![A](https://agency.example/a.webp)')
})

test('words that only styles keep apart have a space between them, but code stays as it is', () => {
  const main =
    '<p><span>Patna</span><time>9:00</time></p><pre><code><span>a</span><span>b</span></code></pre>'
  expect(plainPage(page(main), address).markdown).toBe('Patna 9:00\n\n```\nab\n```')
})

test('a part of a page is read whole', () => {
  expect(plainPage('<p>One</p><ul><li>Two</li></ul>', address)).toMatchObject({
    title: '',
    markdown: 'One\n\n- Two',
  })
})
