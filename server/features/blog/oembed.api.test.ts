import { expect } from 'vitest'
import { oembedPath } from '#model/alternate-paths.ts'
import { readingTest } from '#tests/fixtures/api.ts'

const post = 'https://wavelength.example/blog/first-post'

readingTest('a link to a post has its title, author and share picture', async ({ shared }) => {
  const response = await shared.fetch(oembedPath(post))
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({
    version: '1.0',
    type: 'link',
    title: expect.any(String),
    provider_url: 'https://wavelength.example',
    thumbnail_url: 'https://wavelength.example/pictures/share/blog-first-post.jpg',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  })
})

readingTest('a picture that is too large is left out', async ({ shared }) => {
  for (const limit of ['maxwidth=1199', 'maxheight=629']) {
    const answer = await (await shared.fetch(`${oembedPath(post)}&${limit}`)).json()
    expect(answer, limit).not.toHaveProperty('thumbnail_url')
  }
  const answer = await (await shared.fetch(`${oembedPath(post)}&maxwidth=1200&x=y`)).json()
  expect(answer).toHaveProperty('thumbnail_url')
})

readingTest('other addresses and formats are refused with a sentence', async ({ shared }) => {
  const refused = [
    [oembedPath('https://elsewhere.example/blog/first-post'), 404],
    [oembedPath('https://wavelength.example/about'), 404],
    [oembedPath('https://wavelength.example/blog/first-post/more'), 404],
    [oembedPath('https://wavelength.example/blog/missing'), 404],
    [oembedPath('not an address'), 400],
    ['/api/oembed', 400],
    [`${oembedPath(post)}&maxwidth=-1`, 400],
    [`${oembedPath(post)}&format=xml`, 501],
  ] as const
  for (const [path, status] of refused) {
    const response = await shared.fetch(path)
    expect(response.status, path).toBe(status)
    expect(await response.json(), path).toHaveProperty('message')
  }
})
