import { z } from 'zod'
import { categoryById } from '#model/blog/categories.ts'
import { query, type ResultOf } from '#server/actions/action.ts'

/** The blog's categories in order, with the number of posts outside of the trash. */
export const listCategories = query('viewer', z.object({}), async ({ store, content }) => {
  const categories = await content.categories()
  const rows = await store
    .selectFrom('posts')
    .select(['category', ({ fn }) => fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('category')
    .execute()
  const countOf = (id: string) =>
    rows
      .filter(({ category }) => categoryById(categories, category)?.id === id)
      .reduce((sum, { count }) => sum + Number(count), 0)
  return {
    categories: categories.map(({ id, name, lambda }) => ({
      id,
      name,
      lambda,
      posts: countOf(id),
    })),
  }
})

export type ListedCategory = ResultOf<typeof listCategories>['categories'][number]
