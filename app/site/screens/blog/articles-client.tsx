import { readList, showLiveList } from '#app/site/lists/live-list.tsx'
import { watchBlockedPictures } from '#app/site/lists/load-anew.ts'
import { blogMessages } from '#model/blog/blog.ts'
import { blogApiPath, readBlogQuery } from '#model/blog/blog-query.ts'
import type { PostList, PostSummary } from '#model/blog/blog-schemas.ts'
import { pageLanguage } from '#ui/language.ts'
import type { Plural } from '#ui/plural.ts'
import { Articles } from './articles.tsx'
import { filterBuiltIn } from './filter-built-in.ts'

export type ArticlesIslandProps = { counted: Plural }

/** Shows the posts of the public API for the current URL. */
export function mountArticles(element: HTMLElement, { counted }: ArticlesIslandProps) {
  watchBlockedPictures()
  const query = readBlogQuery(new URLSearchParams(location.search))
  return showLiveList(element, {
    path: blogApiPath(query),
    read: readPostList,
    builtIn: filterBuiltIn(query),
    loading: pageLanguage.t(blogMessages.loading),
    render: (list) => <Articles list={list} query={query} counted={counted} />,
  })
}

/** Reads one page of posts from a response of the blog API. */
async function readPostList(response: Response): Promise<PostList> {
  const posts = await readList<PostSummary>(response)
  return { posts, total: Number(response.headers.get('X-Total-Count') ?? posts.length) }
}
