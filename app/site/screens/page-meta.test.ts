import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site-content/site.ts'
import { pageMeta, screenMeta, sharePicture } from './page-meta.ts'

const text = { title: 'Careers', description: 'Openings and how we hire.' }

function metaArgs(seo: { titleEnding: string; isListed: boolean }, language = 'en') {
  const words = { language, notFound: 'Lost' }
  const loaderData = { site: { ...site, seo }, services: [], siteUrl: null, words }
  return { location: { pathname: '/career' }, matches: [{ id: 'root', loaderData }] }
}

test('the title of a screen ends with the suffix from the settings', () => {
  const tags = screenMeta(text, 'career', metaArgs({ titleEnding: 'Echo', isListed: true }))
  expect(tags).toContainEqual({ title: 'Careers | Echo' })
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('every page is noindex if the site is hidden from search engines', () => {
  const picture = sharePicture('career', 'Careers')
  const tags = pageMeta(text, picture, metaArgs({ titleEnding: 'Echo', isListed: false }))
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a share picture without alt text is described by the title', () => {
  const tags = pageMeta(
    text,
    sharePicture('blog/one', ''),
    metaArgs({ titleEnding: 'Echo', isListed: true }),
  )
  expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Careers' })
})

test('names the language of the site, unless it is English', () => {
  const seo = { titleEnding: 'Echo', isListed: true }
  const tagsIn = (tag: string) => pageMeta(text, sharePicture('blog/one', ''), metaArgs(seo, tag))
  expect(tagsIn('de')).toContainEqual({ property: 'og:locale', content: 'de_DE' })
  expect(tagsIn('en')).not.toContainEqual(expect.objectContaining({ property: 'og:locale' }))
})

test('with a public address, a page leads to its Markdown, its feed and its card', () => {
  const { matches } = metaArgs({ titleEnding: 'Echo', isListed: true })
  const [root] = matches
  const leadsTo = (pathname: string, siteUrl: string | null = 'https://agency.example') => {
    const loaderData = { ...root?.loaderData, siteUrl }
    const args = { location: { pathname }, matches: [{ id: 'root', loaderData }] }
    return pageMeta(text, sharePicture('x', ''), args).flatMap((tag) =>
      'rel' in tag && tag.rel === 'alternate' && 'href' in tag ? [tag.href] : [],
    )
  }
  expect(leadsTo('/')).toEqual(['/index.md'])
  expect(leadsTo('/blog')).toEqual(['/blog.md', '/blog/feed.xml'])
  expect(leadsTo('/career/clerk')).toEqual(['/career/clerk.md', '/career/feed.xml'])
  expect(leadsTo('/blog/one')).toEqual([
    '/blog/one.md',
    '/blog/feed.xml',
    'https://agency.example/api/oembed?url=https%3A%2F%2Fagency.example%2Fblog%2Fone',
  ])
  expect(leadsTo('/blog', null)).toEqual([])
})
