import type { MetaDescriptor } from 'react-router'
import { type MetaArgs, shellOf } from './page-meta.ts'
import { organization } from './structured-data.ts'

type Article = {
  headline: string
  description: string
  /** ISO date. */
  datePublished: string
  path: string
  /** Path or address. */
  image?: string
  /** The name of a person; the agency by default. */
  author?: string
}

/** Structured data of a text with a date (schema.org/Article); none without the site's settings. */
export function articleData(
  type: 'Article' | 'BlogPosting',
  { path, image, author, ...article }: Article,
  args: MetaArgs,
): MetaDescriptor[] {
  const shell = shellOf(args)
  if (!shell) return []
  const { site, siteUrl, words } = shell
  const publisher = organization(site, siteUrl)
  const absolute = (src: string) => (src.startsWith('/') ? `${siteUrl ?? ''}${src}` : src)
  const thing = {
    '@context': 'https://schema.org',
    '@type': type,
    ...article,
    inLanguage: words.language,
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    ...(image && { image: absolute(image) }),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  }
  return [{ 'script:ld+json': thing }]
}
