import { expect, test } from 'vitest'
import { builtInPosts } from '#content/built-in-posts.ts'
import { coverFallback, sampleCategories } from '#model/blog/blog.ts'
import { filesOfSite, siteContentFolder } from '#tests/fixtures/site-content.ts'
import { readDefaultContent } from './defaults.ts'

/** The errors of the fixture site if these files are missing. */
async function errorsWithout(...missing: string[]) {
  const files = new Set([...filesOfSite()].filter((file) => !missing.includes(file)))
  const error = await readDefaultContent(siteContentFolder, undefined, files).catch(
    (caught) => caught,
  )
  return error.errors
}

test('missing images, their AVIF versions and posters of films are reported with their places', async () => {
  expect(await errorsWithout('/fixture/tall.svg')).toContainEqual(
    expect.stringMatching(
      /^content\/testimonials\.ts, voice-one, image\.src: there is no file public\/fixture\/tall\.svg\. /,
    ),
  )
  const errors = await errorsWithout('/fixture/film.avif', '/fixture/film.mp4')
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/work\.ts, .*there is no file public\/fixture\/film\.avif/,
    ),
  )
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^content\/films\.ts, in-the-library, link: there is no file public\/fixture\/film\.avif\. /,
    ),
  )
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/about\.ts, .*sources\[1\]\.src: there is no file public\/fixture\/film\.mp4\. /,
    ),
  )
})

test('missing smaller widths and covers of posts are reported', async () => {
  const errors = await errorsWithout('/fixture/wide.svg', '/fixture/film-160.avif')
  expect(errors).toContainEqual(
    expect.stringMatching(/image\.widths: there is no file public\/fixture\/film-160\.avif/),
  )
  expect(errors).toContain(
    'content/posts/first-post.md, cover: there is no file public/fixture/wide.svg. Add it, or use an existing file.',
  )
})

test('images that components reference directly exist', () => {
  const files = filesOfSite()
  const used = [
    ...builtInPosts.map(({ image }) => image),
    ...Object.keys(sampleCategories).map(coverFallback),
  ]
  expect(used.filter((file) => file && !files.has(file))).toEqual([])
})
