import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { builtInPosts } from '#content/built-in-posts.ts'
import { coverFallback, readTime, sampleCategories } from '#model/blog/blog.ts'
import { indexAssets } from '#server/platform/assets/asset-index.ts'
import { readDefaultContent } from './defaults.ts'

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))
const publicFiles = new Set(indexAssets(folderOf('public')).keys())

/** The faults of the sample content if these public files are missing. */
async function faultsWithout(...missing: string[]) {
  const files = new Set([...publicFiles].filter((file) => !missing.includes(file)))
  const error = await readDefaultContent(folderOf('content'), undefined, files).catch(
    (caught) => caught,
  )
  return error.faults
}

test('a missing image is reported with the place that uses it', async () => {
  expect(await faultsWithout('/pictures/people/henrik-solberg.webp')).toContainEqual(
    expect.stringMatching(
      /^content\/testimonials\.ts, saltmarsh, image\.src: there is no file public\/pictures\/people\/henrik-solberg\.webp\. /,
    ),
  )
})

test('missing AVIF versions and smaller widths are reported', async () => {
  const small = '/pictures/projects/ganga-agro-after-720.avif'
  const faults = await faultsWithout('/pictures/people/henrik-solberg.avif', small)
  expect(faults).toContainEqual(
    expect.stringContaining('public/pictures/people/henrik-solberg.avif'),
  )
  expect(faults).toContainEqual(
    expect.stringMatching(
      /image\.widths: there is no file public\/pictures\/projects\/ganga-agro-after-720\.avif/,
    ),
  )
})

test('a missing video poster is reported', async () => {
  expect(await faultsWithout('/video/projects/kite.avif')).toContainEqual(
    expect.stringMatching(
      /^content\/films\.ts, kite, link: there is no file public\/video\/projects\/kite\.avif\. /,
    ),
  )
})

test('a missing video and a missing post cover are reported', async () => {
  const faults = await faultsWithout(
    '/video/home-hero.mp4',
    '/pictures/posts/small-type-big-trust.svg',
  )
  expect(faults).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.ts, .*sources\[1\]\.src: there is no file public\/video\/home-hero\.mp4\. /,
    ),
    'content/posts/small-type-big-trust.md, cover: there is no file public/pictures/posts/small-type-big-trust.svg. Add it, or use an existing file.',
  ])
})

test('images that components reference directly exist', () => {
  const used = [
    ...builtInPosts.map(({ image }) => image),
    ...Object.keys(sampleCategories).map(coverFallback),
  ]
  expect(used.filter((file) => !publicFiles.has(file))).toEqual([])
})

test('the built-in posts are the three newest sample posts', async () => {
  const { posts } = await readDefaultContent(folderOf('content'), undefined, publicFiles)
  const newest = posts.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, 3)
  expect(builtInPosts.map(({ id: _, ...post }) => post)).toEqual(
    newest.map((post) => ({
      title: post.title,
      slug: post.slug,
      summary: post.excerpt,
      author: post.author,
      date: post.publishedAt,
      category: post.category,
      image: post.cover,
      imageAlt: post.coverAlt,
      readTime: readTime(post.markdown),
    })),
  )
})
