import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { articleData } from '#app/site/screens/article-data.ts'
import { Letter } from '#app/site/screens/newsletter/letter.tsx'
import { notFoundMeta, pageMeta, sharePicture, withSiteName } from '#app/site/screens/page-meta.ts'
import { requirePart } from '#app/site/screens/require-part.ts'
import { useSite } from '#app/use-site.ts'
import { PostCard } from '#blocks/posts/post-card.tsx'
import { categoryLambda } from '#model/blog/blog.ts'
import { mediaShareSrc } from '#model/media/media-address.ts'
import { postPath } from '#model/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { hueOf } from '#ui/spectrum.ts'
import type { Route } from './+types/post.ts'
import { Byline } from './byline.tsx'
import { PostHead } from './post-head.tsx'
import { ReadingWave } from './reading-wave.tsx'
import { ShareLinks } from './share-links.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  await requirePart(context, 'blog')
  const { archive, blog, content } = context.get(servicesContext)
  const [post, screens, letter] = await Promise.all([
    blog.post(params.slug),
    content.screens(),
    archive.letter(),
  ])
  if (!post) throw data(null, { status: 404 })
  return { post, newsletter: screens.blog.newsletter, letter }
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { title, summary, image, imageAlt, slug } = loaderData.post
  // Social networks do not support SVG: for an SVG cover, use the post's share picture (or the blog's).
  const generated = sharePicture(`blog/${slug}`, imageAlt)
  const uploadedSrc = mediaShareSrc(image)
  const cover = uploadedSrc ? { ...generated, src: uploadedSrc } : { src: image, alt: imageAlt }
  const { seoTitle, seoDescription, shareImage } = loaderData.post
  const shared = shareImage && { ...generated, src: mediaShareSrc(shareImage) ?? shareImage }
  const picture = shared || (image.endsWith('.svg') ? generated : cover)
  const description = seoDescription ?? summary
  const { author, date } = loaderData.post
  const article = { headline: title, description, datePublished: date, author }
  return [
    ...pageMeta({ title: withSiteName(seoTitle ?? title, args), description }, picture, args),
    ...articleData('BlogPosting', { ...article, path: postPath(slug), image: picture.src }, args),
  ]
}

/** A blog post with table of contents, share links, related posts and newsletter form. */
export default function PostScreen({ loaderData }: Route.ComponentProps) {
  const { post, newsletter, letter } = loaderData
  const { t } = useLanguage()
  const { parts } = useSite().site
  return (
    <article {...hueOf(categoryLambda(post))} aria-label={post.title}>
      <PostHead post={post} />
      <div className="reading column grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-20">
        <aside
          aria-label={t('About this article')}
          className="grid content-start gap-8 lg:sticky lg:top-28 lg:self-start"
        >
          {post.headings.length > 0 && (
            <nav aria-labelledby="contents" className="grid gap-3">
              <h2 id="contents" className="label text-soft">
                {t('In this article')}
              </h2>
              <ol className="text-small">
                {post.headings.map(({ id, text }) => (
                  <li key={id} className="relative">
                    <ReadingWave />
                    <a
                      href={`#${id}`}
                      className="block py-2 ps-7 decoration-fill underline-offset-4 hover:underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <ShareLinks post={post} />
        </aside>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-16">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by server/features/markdown/render-markdown.ts */}
          <div className="article post" dangerouslySetInnerHTML={{ __html: post.html }} />
          {post.byline && <Byline {...post.byline} />}
        </div>
      </div>
      <aside aria-labelledby="related" className="column pt-section">
        <h2 id="related" className="display mb-8 text-title">
          {t('Read next')}
        </h2>
        <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">
          {post.related.map((related, index) => (
            <PostCard key={related.id} post={related} layout={index === 0 ? 'lead' : undefined} />
          ))}
        </div>
      </aside>
      {parts.newsletter && (
        <aside
          aria-labelledby="post-newsletter-title"
          className="column grid items-center gap-x-16 gap-y-10 py-section md:grid-cols-2"
        >
          <div className="grid content-start gap-6">
            <h2
              id="post-newsletter-title"
              className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-none"
            >
              {newsletter.heading}
            </h2>
            <p className="text-soft">{newsletter.intro}</p>
            {/* The form itself is in the footer. */}
            <ButtonLink href="#footer-newsletter-email" className="justify-self-start">
              {t('Subscribe')}
            </ButtonLink>
          </div>
          {letter && <Letter letter={letter} />}
        </aside>
      )}
    </article>
  )
}
