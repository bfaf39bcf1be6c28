import { PostList } from '#blocks/posts/post-list.tsx'
import type { PostsIslandProps } from '#blocks/posts/posts.tsx'
import { builtInPosts } from '#content/built-in-posts.ts'
import { blogMessages, TEASER_LIMIT } from '#model/blog/blog.ts'
import { blogApiPath } from '#model/blog/blog-query.ts'
import type { PostSummary } from '#model/blog/blog-schemas.ts'
import { pageLanguage } from '#ui/language.ts'
import { readList, showLiveList } from './live-list.tsx'
import { watchBlockedPictures } from './load-anew.ts'

/** Shows the newest posts of the public API. */
export function mountPostList(element: HTMLElement, { layout, category, count }: PostsIslandProps) {
  watchBlockedPictures()
  return showLiveList(element, {
    path: blogApiPath({ limit: TEASER_LIMIT, category }),
    read: readList<PostSummary>,
    builtIn: builtInPosts,
    loading: pageLanguage.t(blogMessages.loading),
    render: (posts) => <PostList layout={layout} posts={posts.slice(0, count)} />,
  })
}
