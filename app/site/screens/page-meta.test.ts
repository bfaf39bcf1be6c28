import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { pageMeta, screenMeta, sharePicture } from './page-meta.ts'

const words = { title: 'Careers', description: 'Openings and how we hire.' }

function placeOf(seo: { titleEnding: string; isListed: boolean }) {
  const loaderData = { site: { ...site, seo }, navigation: null, services: [], siteUrl: null }
  return { location: { pathname: '/career' }, matches: [{ id: 'root', loaderData }] }
}

test('a screen’s title ends as the owner says', () => {
  const tags = screenMeta(words, 'career', placeOf({ titleEnding: 'Echo', isListed: true }))
  expect(tags).toContainEqual({ title: 'Careers | Echo' })
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a site that is not to be found says so on every page', () => {
  const picture = sharePicture('career', 'Careers')
  const tags = pageMeta(words, picture, placeOf({ titleEnding: 'Echo', isListed: false }))
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
})
